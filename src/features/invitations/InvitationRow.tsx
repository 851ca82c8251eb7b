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
import type { Invitations } from './useInvitations';

export function InvitationRow({ invitation, page }: { invitation: Invitation; page: Invitations }) {
  const { id, competence_profiles: profiles } = invitation;
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const lastShared = useAppSelector((state) => selectLastShared(state, id));
  const namesOf = useOwnProfileNames();
  const dayText = useDayText();
  const statusText = useInvitationStatusText(page.now)(invitation);
  const status = invitationStatus(invitation, page.now);
  const step = nextStep(invitation, page.now);
  const open = (type: 'detail' | InvitationStep) => page.onPanel({ type, id });
  const person = inviteeText(invitation);
  const names = namesOf(profiles);
  const lang = useNameLanguage()(...profiles);
  const shared = lastShared === null || status === 'checked' ? '' : t('row.lastShared', { day: dayText(lastShared) });
  return (
    <ListRow
      title={inviteeName(invitation) || t('row.noName')}
      onClick={() => open('detail')}
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
              onCopied={() => dispatch(markShared([id]))}
            />
          ) : null}
          {step ? <StepButton step={step} label={t(`stepOf.${step}`, person)} onClick={() => open(step)} /> : null}
          <ActionMenu
            label={t('row.menu', person)}
            actions={[
              { key: 'details', label: t('row.details'), onClick: () => open('detail') },
              { key: 'delete', label: t('delete.action'), destructive: true, onClick: () => page.onDelete(invitation) },
            ]}
          />
        </>
      }
    />
  );
}

/** Beside the status chip; '' where nothing more is known. */
export function useInvitationStatusText(now: number): (invitation: Invitation) => string {
  const { t } = useTranslation('endorsements');
  const dayText = useDayText();
  return (invitation) => {
    const { expired_at } = invitation;
    const status = invitationStatus(invitation, now);
    if (status === 'checked') {
      const { names, relations, count } = confirmedPoints(invitation);
      // Counted only where the details do not say what.
      return names.length + relations.length > 0 ? '' : t('row.confirmed', { count });
    }
    // A server may call it expired before its last day is over (D-47).
    if (status === 'expired') return hasEnded(expired_at, now) ? t('row.expired', { day: dayText(expired_at) }) : '';
    const count = daysLeft(invitation, now);
    return count === null ? '' : t('row.daysLeft', { count });
  };
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
