import { useTranslation } from 'react-i18next';
import type { InvitationStatus } from '@/domain/invitation';
import { StatusChip, type StatusTone } from '@/ui/basics/StatusChip';

const tones: Record<InvitationStatus, StatusTone> = { pending: 'quiet', checked: 'good', expired: 'attention' };

/** State of an invitation; one that waits for its visitor is called available (VER-02). */
export function InvitationStatusChip({ status }: { status: InvitationStatus }) {
  const { t } = useTranslation('endorsements');
  return <StatusChip tone={tones[status]} label={t(`status.${status}`)} />;
}
