import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { tones, type Tone } from './invitationNotes';

export function ToneChoice({ tone, onChange }: { tone: Tone; onChange: (tone: Tone) => void }) {
  const { t } = useTranslation('endorsements');
  return (
    <SegmentedControl
      label={t('share.tone')}
      value={tone}
      options={tones.map((value) => ({ value, label: t(`share.tones.${value}`) }))}
      onChange={onChange}
    />
  );
}
