import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import {
  invitationStatus,
  nextStep,
  type InvitationStep,
  inviteeName,
  inviteeText,
  type InvitationStatus,
} from '@/domain/invitation';
import { ListRow } from '@/ui/list/ListRow';
import { useDayText } from '@/ui/text/useLanguage';
import { StatusChip, type StatusColor } from '@/ui/basics/StatusChip';
import { useOwnProfileNames } from '@/ui/text/useOwnProfileName';

interface InvitationRowProps {
  invitation: Invitation;
  now: number;
  /** Milliseconds since the epoch, or null. */
  lastShared: number | null;
  onOpen: () => void;
  onStep: (step: InvitationStep) => void;
}

/** One invitation: for whom, how it stands, and what to do next (ux no. 12). */
export function InvitationRow({ invitation, now, lastShared, onOpen, onStep }: InvitationRowProps) {
  const { t } = useTranslation('endorsements');
  const namesOf = useOwnProfileNames();
  const dayText = useDayText();
  const status = invitationStatus(invitation, now);
  const step = nextStep(invitation, now);
  const name = inviteeName(invitation) || t('row.noName');
  const day = dayText(invitation.expired_at);
  const facts = [
    status === 'checked'
      ? t('row.confirmed', { count: invitation.count })
      : day
        ? t(`row.until.${status}`, { day })
        : '',
    lastShared === null || status === 'checked' ? '' : t('row.lastShared', { day: dayText(lastShared) }),
  ];
  return (
    <ListRow
      title={name}
      onClick={onOpen}
      label={t('row.detailsOf', inviteeText(invitation))}
      status={<InvitationStatusChip status={status} />}
      meta={[namesOf(invitation.competence_profiles), ...facts].filter(Boolean).join(' · ')}
      actions={
        step ? (
          <Button onClick={() => onStep(step)} aria-label={t(`stepOf.${step}`, inviteeText(invitation))}>
            {t(`step.${step}`)}
          </Button>
        ) : null
      }
    />
  );
}

const colors: Record<InvitationStatus, StatusColor> = { pending: 'default', checked: 'success', expired: 'warning' };

/** State of an invitation; one that waits for its visitor is called available (VER-02). */
export function InvitationStatusChip({ status }: { status: InvitationStatus }) {
  const { t } = useTranslation('endorsements');
  return <StatusChip color={colors[status]} label={t(`status.${status}`)} />;
}
