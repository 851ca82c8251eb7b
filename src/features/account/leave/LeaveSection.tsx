import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deletionDates } from '@/domain/deletionDates';
import { deactivateAccount } from '@/entities/user/closing';
import { useUserDetails } from '@/features/user';
import { draftNames } from '@/platform/drafts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { endSession, selectUser } from '@/store/session';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { FailureMessage } from '@/ui/feedback/Message';
import { Consequences } from './Consequences';
import { DeleteRequest } from './DeleteRequest';
import { PlanHint } from './PlanHint';
import { Timeline } from './Timeline';

/** The milder way first (ux 4.7). */
export function LeaveSection({ download }: { download: ReactNode }) {
  const { t } = useTranslation('account');
  const email = useUserDetails()?.email ?? '';
  const [dates] = useState(() => deletionDates(Date.now()));
  const [isAsked, setAsked] = useState(false);
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <PlanHint />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Way title={t('leave.pause')}>
          <Consequences of="pause" />
          <Typography variant="body2">{t('leave.back')}</Typography>
          <Button variant="outlined" onClick={() => setAsked(true)}>
            {t('leave.pauseAccount')}
          </Button>
        </Way>
        <Way title={t('leave.delete')}>
          {email ? (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {email}
            </Typography>
          ) : null}
          <DeleteRequest email={email}>
            <Consequences of="delete" />
            <Typography variant="body2">{t('leave.ifToday')}</Typography>
            <Timeline dates={dates} />
            {download}
          </DeleteRequest>
        </Way>
      </Box>
      <PauseDialog open={isAsked} onClose={() => setAsked(false)} />
    </Stack>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack
      component="section"
      aria-label={title}
      sx={{ gap: 1.5, p: 2, border: 1, borderColor: 'divider', borderRadius: 1.5 }}
    >
      <Typography variant="h3">{title}</Typography>
      {children}
    </Stack>
  );
}

function PauseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const hasDrafts = user !== null && draftNames(user.id).length > 0;
  return (
    <ActionDialog
      open={open}
      title={t('leave.pauseTitle')}
      text={hasDrafts ? `${t('leave.pauseText')} ${t('common:logout.text')}` : t('leave.pauseText')}
      confirmLabel={t('leave.pauseAccount')}
      action={deactivateAccount}
      onDone={() => dispatch(endSession('paused'))}
      renderFailure={(failure) =>
        failure.kind === 'notOffered' ? t('leave.pauseNotOffered') : <FailureMessage failure={failure} />
      }
      onClose={onClose}
    />
  );
}
