import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
    <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <InvitationStatusChip status={status} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[namesOf(invitation.competence_profiles), ...facts].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', marginInlineStart: { xs: -2.25, sm: 0 } }}>
        <Button onClick={onOpen} aria-label={t('row.detailsOf', inviteeText(invitation))}>
          {t('row.details')}
        </Button>
        {step ? (
          <Button
            variant="outlined"
            onClick={() => onStep(step)}
            aria-label={t(`stepOf.${step}`, inviteeText(invitation))}
          >
            {t(`step.${step}`)}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}

const colors: Record<InvitationStatus, StatusColor> = { pending: 'default', checked: 'success', expired: 'warning' };

/** State of an invitation; one that waits for its visitor is called available (VER-02). */
export function InvitationStatusChip({ status }: { status: InvitationStatus }) {
  const { t } = useTranslation('endorsements');
  return <StatusChip color={colors[status]} label={t(`status.${status}`)} />;
}
