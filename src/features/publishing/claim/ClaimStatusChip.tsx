import { useTranslation } from 'react-i18next';
import { getById } from '@/store/idRecord';
import { StatusChip, type StatusColor } from '@/ui/basics/StatusChip';

const colors: Record<string, StatusColor> = { draft: 'default', published: 'success', paused: 'warning' };

/** State of a claim; a state of another name is shown as the server says it, nothing where it says none. */
export function ClaimStatusChip({ status }: { status: string }) {
  const { t } = useTranslation('claims');
  const color = getById(colors, status);
  if (status === '') return null;
  return <StatusChip color={color ?? 'default'} label={color ? t(`status.${status}` as 'status.draft') : status} />;
}
