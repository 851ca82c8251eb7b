import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/basics/StatusChip';

/** Published or paused; a profile that was never published is paused as well (PRO-01). */
export function ProfileStatusChip({ isPublic }: { isPublic: boolean }) {
  const { t } = useTranslation('profiles');
  return isPublic ? (
    <StatusChip color="success" label={t('status.published')} />
  ) : (
    <StatusChip color="warning" label={t('status.paused')} />
  );
}
