import { useTranslation } from 'react-i18next';
import type { InvitationStatus } from '@/domain/invitation';
import { StatusChip, type StatusColor } from '@/ui/basics/StatusChip';

const colors: Record<InvitationStatus, StatusColor> = { pending: 'default', checked: 'success', expired: 'warning' };

/** State of an invitation; one that waits for its visitor is called available (VER-02). */
export function InvitationStatusChip({ status }: { status: InvitationStatus }) {
  const { t } = useTranslation('endorsements');
  return <StatusChip color={colors[status]} label={t(`status.${status}`)} />;
}
