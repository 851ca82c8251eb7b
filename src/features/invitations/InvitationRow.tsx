import RemindIcon from '@mui/icons-material/NotificationsActiveOutlined';
import RenewIcon from '@mui/icons-material/AutorenewOutlined';
import ShareIcon from '@mui/icons-material/IosShareOutlined';
import { Box, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import {
  daysLeft,
  hasEnded,
  invitationStatus,
  nextStep,
  inviteeName,
  inviteeText,
  type InvitationStep,
  type InvitationStatus,
} from '@/domain/invitation';
import { factDot } from '@/domain/plainText';
import { confirmedPoints } from '@/domain/verification';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { markShared, selectLastShared } from '@/entities/invitation/invitationPreferences';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { CopyIconButton } from '@/ui/basics/CopyIconButton';
import { StatusChip, type StatusColor } from '@/ui/basics/StatusChip';
import { ListRow } from '@/ui/list/ListRow';
import { useDayText } from '@/ui/text/useLanguage';
import { TextIn } from '@/ui/text/InLanguage';
import { useNameLanguage, useOwnProfileNames } from '@/ui/text/useOwnProfileName';
import { invitationAddress } from './address';

interface InvitationRowProps {
  invitation: Invitation;
  now: number;
  onOpen: () => void;
  onStep: (step: InvitationStep) => void;
  onDelete: () => void;
}

export function InvitationRow(props: InvitationRowProps) {
  const { invitation, now, onOpen, onStep, onDelete } = props;
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const lastShared = useAppSelector((state) => selectLastShared(state, invitation.id));
  const namesOf = useOwnProfileNames();
  const dayText = useDayText();
  const statusText = useInvitationStatusText(invitation, now);
  const status = invitationStatus(invitation, now);
  const step = nextStep(invitation, now);
  const person = inviteeText(invitation);
  const names = namesOf(invitation.competence_profiles);
  const lang = useNameLanguage()(...invitation.competence_profiles);
  const shared = lastShared === null || status === 'checked' ? '' : t('row.lastShared', { day: dayText(lastShared) });
  return (
    <ListRow
      title={inviteeName(invitation) || t('row.noName')}
      onClick={onOpen}
      label={t('row.detailsOf', person)}
      status={<InvitationStatusChip status={status} />}
      meta={
        <>
          {statusText}
          {statusText && names ? factDot : null}
          <TextIn lang={lang}>{names}</TextIn>
          {shared ? `${factDot}${shared}` : null}
        </>
      }
      actions={
        <>
          {status === 'pending' ? (
            <CopyIconButton
              text={invitationAddress(invitation)}
              what={t('row.copied', person)}
              color="primary"
              onCopied={() => dispatch(markShared([invitation.id]))}
            />
          ) : null}
          {step ? <StepButton step={step} label={t(`stepOf.${step}`, person)} onClick={() => onStep(step)} /> : null}
          <ActionMenu
            label={t('row.menu', person)}
            actions={[
              { key: 'details', label: t('row.details'), onClick: onOpen },
              { key: 'delete', label: t('delete.action'), destructive: true, onClick: onDelete },
            ]}
          />
        </>
      }
    />
  );
}

/** Beside the status chip; '' where nothing more is known. */
export function useInvitationStatusText(invitation: Invitation, now: number): string {
  const { t } = useTranslation('endorsements');
  const dayText = useDayText();
  switch (invitationStatus(invitation, now)) {
    case 'checked':
      return t('row.confirmed', { count: confirmedPoints(invitation).count });
    case 'expired':
      // A server may call it expired before its last day is over (D-47).
      return hasEnded(invitation.expired_at, now) ? t('row.expired', { day: dayText(invitation.expired_at) }) : '';
    case 'pending': {
      const count = daysLeft(invitation, now);
      return count === null ? '' : t('row.daysLeft', { count });
    }
  }
}

const stepIcons = { share: ShareIcon, remind: RemindIcon, renew: RenewIcon };

function StepButton({ step, label, onClick }: { step: InvitationStep; label: string; onClick: () => void }) {
  const { t } = useTranslation('endorsements');
  const Icon = stepIcons[step];
  return (
    <Button
      onClick={onClick}
      aria-label={label}
      sx={{
        gap: 1,
        px: { xs: 0, sm: 1.5 },
        // One width, so that the actions of all rows line up.
        minWidth: { xs: 44, sm: 124 },
        justifyContent: { xs: 'center', sm: 'flex-start' },
      }}
    >
      <Icon fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t(`step.${step}`)}
      </Box>
    </Button>
  );
}

const colors: Record<InvitationStatus, StatusColor> = { pending: 'default', checked: 'success', expired: 'warning' };

/** A pending one is called available (VER-02). */
export function InvitationStatusChip({ status }: { status: InvitationStatus }) {
  const { t } = useTranslation('endorsements');
  return <StatusChip color={colors[status]} label={t(`status.${status}`)} />;
}
