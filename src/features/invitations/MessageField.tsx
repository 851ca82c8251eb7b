import { Chip, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { starters, tones, type InvitationGroup, type Starter, type Tone } from '@/domain/invitationGroup';
import { touchHeight } from '@/ui/basics/hitArea';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { Field } from '@/ui/form/Field';
import { useIsStorageKept } from '@/ui/text/storageText';
import { useGroupName } from './useMoveToGroup';

const name = 'content';

export interface MessageFieldProps {
  tone: Tone;
  help: string;
  group: InvitationGroup | null;
  /** A starter was chosen, which says who they are (D-74). */
  onStarter: (starter: Starter) => void;
}

/** Written text is never replaced by a starter. */
export function MessageField({ tone, help, group, onStarter }: MessageFieldProps) {
  const { t } = useTranslation(['endorsements', 'common']);
  const groupName = useGroupName();
  const isStorageKept = useIsStorageKept();
  const { textOf, starterAlone } = useMessageTemplates();
  const { getValues, setValue } = useFormContext<{ content: string }>();
  const id = useId();
  const write = (text: string) => setValue(name, text, { shouldDirty: true });
  const begin = (starter: Starter) => {
    const own = getValues(name).trim();
    const text = textOf(starter, tone);
    write(own === '' || starterAlone(own) ? text : `${own}\n\n${text}`);
    onStarter(starter);
  };

  // A starter follows the form of address; the user's own words do not.
  const followTone = useEffectEvent((next: Tone) => {
    const starter = starterAlone(getValues(name));
    if (starter) write(textOf(starter, next));
  });
  useEffect(() => followTone(tone), [tone]);

  return (
    <div>
      <Field name={name} label={t('create.content')} help={help} rows={4} optional />
      <Typography id={id} variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1, mb: 0.5 }}>
        {t('starter.label')}
      </Typography>
      <Stack role="group" aria-labelledby={id} direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {starters.map((starter) => (
          <Chip
            key={starter}
            variant="outlined"
            sx={{ minHeight: 40, px: 0.5, typography: 'body2', ...touchHeight }}
            label={t(`starter.${starter}`)}
            onClick={() => begin(starter)}
          />
        ))}
      </Stack>
      <Typography
        role="status"
        variant="caption"
        component="p"
        sx={{ color: 'text.secondary', '&:not(:empty)': { mt: 1 } }}
      >
        {group ? t('starter.group', { group: groupName(group) }) : null}
        {group && !isStorageKept ? ` ${t('common:storage.notKept')}` : null}
      </Typography>
    </div>
  );
}

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

/** In the language of the interface. */
export function useMessageTemplates() {
  const { t } = useTranslation('endorsements');
  const textOf = (starter: Starter, tone: Tone) => t(`starter.text.${starter}.${tone}`);
  return {
    textOf,
    /** The starter of a message that still has its text, in whichever form of address. */
    starterIn: (message: string): Starter | undefined =>
      starters.find((starter) => tones.some((tone) => message.includes(textOf(starter, tone)))),
    /** The same of a message that is nothing but a starter. */
    starterAlone: (message: string): Starter | undefined =>
      starters.find((starter) => tones.some((tone) => message.trim() === textOf(starter, tone))),
  };
}
