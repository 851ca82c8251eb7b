import { useTranslation } from 'react-i18next';
import { getById } from '@/store/byId';
import { StatusChip, type StatusTone } from '@/ui/basics/StatusChip';

const tones: Record<string, StatusTone> = { draft: 'quiet', published: 'good', paused: 'attention' };

/** State of a claim; a state of another name is shown as the server says it. */
export function ClaimStatusChip({ status }: { status: string }) {
  const { t } = useTranslation('claims');
  const tone = getById(tones, status);
  return <StatusChip tone={tone ?? 'quiet'} label={tone ? t(`status.${status}` as 'status.draft') : status} />;
}
