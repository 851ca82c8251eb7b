import { useTranslation } from 'react-i18next';
import { getById } from '@/store/idRecord';
import { StatusChip, type StatusColor } from '@/ui/basics/StatusChip';

const colors: Record<string, StatusColor> = { draft: 'default', published: 'success', paused: 'warning' };

/** An unknown state is shown as the server says it; an empty one is not shown. */
export function ClaimStatusChip({ status }: { status: string }) {
  const { t } = useTranslation('claims');
  const color = getById(colors, status);
  if (status === '') return null;
  return <StatusChip color={color ?? 'default'} label={color ? t(`status.${status}` as 'status.draft') : status} />;
}
