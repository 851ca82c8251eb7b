import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { invitationStatus, nextStep, inviteeName } from '@/domain/invitation';
import { confirmedPoints } from '@/domain/verification';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchInvitation, selectInvitation, selectInvitationRequest } from '@/entities/invitation/endorsementsSlice';
import { selectLastShared } from '@/entities/invitation/invitationPreferences';
import { selectUserDetails } from '@/entities/user/userSlice';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { useDayText } from '@/ui/text/useLanguage';
import { TextIn } from '@/ui/text/InLanguage';
import { useNameLanguage, useOwnProfileNames } from '@/ui/text/useOwnProfileName';
import { InvitationStatusChip } from './InvitationRow';
import type { Invitations } from './useInvitations';

export function InvitationDetail({ page, invitationId }: { page: Invitations; invitationId: string }) {
  const { now, onPanel, onDelete } = page;
  const { t } = useTranslation('endorsements');
  const invitation = useAppSelector((state) => selectInvitation(state, invitationId));
  const request = useRequest((state) => selectInvitationRequest(state, invitationId));
  const reload = useLoad(fetchInvitation, { params: { invitationId } }, request);
  const step = invitation ? nextStep(invitation, now) : null;
  return (
    <SideDrawer open title={(invitation && inviteeName(invitation)) || t('row.noName')} onClose={() => onPanel(null)}>
      <StatusView
        request={request}
        hasContent={invitation !== undefined}
        skeleton={<ListSkeleton rows={4} height={56} />}
        onRetry={reload}
      >
        {invitation ? (
          <>
            <Facts invitation={invitation} now={now} />
            <DrawerFoot>
              <Button variant="outlined" color="error" startIcon={<DeleteIcon />} onClick={() => onDelete(invitation)}>
                {t('delete.action')}
              </Button>
              {step ? (
                <Button variant="contained" onClick={() => onPanel({ type: step, id: invitationId })}>
                  {t(`step.${step}`)}
                </Button>
              ) : null}
            </DrawerFoot>
          </>
        ) : null}
      </StatusView>
    </SideDrawer>
  );
}

function Facts({ invitation, now }: { invitation: Invitation; now: number }) {
  const { t } = useTranslation('endorsements');
  const namesOf = useOwnProfileNames();
  const lang = useNameLanguage()(...invitation.competence_profiles);
  const dayText = useDayText();
  const lastShared = useAppSelector((state) => selectLastShared(state, invitation.id));
  const status = invitationStatus(invitation, now);
  const { verified } = invitation;
  const { names, relations } = confirmedPoints(invitation, useAppSelector(selectUserDetails)?.gender);
  const points = status === 'checked' ? [...names, ...relations.map((relation) => t(`relation.${relation}`))] : [];
  const facts = {
    verified: status !== 'checked' || verified === null ? '' : t(verified ? 'detail.verifiedYes' : 'detail.verifiedNo'),
    profiles: <TextIn lang={lang}>{namesOf(invitation.competence_profiles)}</TextIn>,
    content: invitation.content,
    created: dayText(invitation.created_at),
    until: dayText(invitation.expired_at),
    lastShared: lastShared === null ? '' : dayText(lastShared),
    confirmed: points.length > 0 && (
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </Box>
    ),
  };
  return (
    <>
      <Box>
        <InvitationStatusChip status={status} />
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {(Object.keys(facts) as (keyof typeof facts)[]).map((name) =>
          facts[name] ? (
            <div key={name}>
              <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                {t(`detail.${name}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {facts[name]}
              </Typography>
            </div>
          ) : null,
        )}
      </Box>
    </>
  );
}
