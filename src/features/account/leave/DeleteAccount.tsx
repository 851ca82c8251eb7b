import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { deletionDates } from '@/domain/deletionDates';
import { displayName } from '@/domain/displayName';
import { checkDeletionToken, deleteAccount, isTokenRefused } from '@/entities/user/closing';
import { useLogout, useUserDetails } from '@/features/user';
import { deletionToken } from '@/routes/destination';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppDispatch, useAppSelector, useRead } from '@/store/hooks';
import { endSession, selectUser } from '@/store/session';
import { useMutation } from '@/store/useMutation';
import { BusyButton } from '@/ui/basics/BusyButton';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { FailureMessage } from '@/ui/feedback/Message';
import { SlowLoading } from '@/ui/feedback/SlowLoading';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { Delayed, textOfRead } from '@/ui/feedback/StatusView';
import { Consequences } from './Consequences';
import type { FarewellProps } from './Farewell';
import { PlanHint } from './PlanHint';
import { Timeline } from './Timeline';

interface DeleteAccountProps {
  onDeleted: (farewell: FarewellProps) => void;
}

/** Opening the mailed link reads; only the press deletes (ACC-07, quality T27). */
export function DeleteAccount({ onDeleted }: DeleteAccountProps) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [token] = useState(deletionToken);
  const checked = useRead(checkDeletionToken, { token, attempt });
  if (!checked) {
    return (
      <>
        <Delayed>
          <FormSkeleton fields={3} />
        </Delayed>
        <SlowLoading />
      </>
    );
  }
  if ('failure' in checked) {
    return (
      <Alert
        severity="error"
        role="alert"
        action={
          <Button color="inherit" size="small" onClick={() => setAttempt(attempt + 1)}>
            {t('action.retry')}
          </Button>
        }
      >
        <FailureMessage failure={checked.failure} ownText={textOfRead(checked.failure)} />
      </Alert>
    );
  }
  return checked.data === null ? <InvalidToken /> : <LastConfirmation token={checked.data} onDeleted={onDeleted} />;
}

/** Name and address of the account that is signed in. */
function useAccountName(): string {
  const user = useAppSelector(selectUser);
  const details = useUserDetails();
  return [user ? displayName(user) : '', details?.email].filter(Boolean).join(', ');
}

function InvalidToken() {
  const { t } = useTranslation(['account', 'common']);
  const name = useAccountName();
  const { logout, question } = useLogout();
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Alert severity="error" role="alert">
        {t('common:failure.invalidToken')}
      </Alert>
      <Button variant="contained" component={RouterLink} to={href('user', undefined, { section: 'leave' })}>
        {t('deleteUser.newLink')}
      </Button>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('deleteUser.other', { name })}</Typography>
      <Button variant="outlined" onClick={logout}>
        {t('common:menu.logout')}
      </Button>
      {question}
    </Stack>
  );
}

function LastConfirmation({ token, onDeleted }: DeleteAccountProps & { token: string }) {
  const { t } = useTranslation('account');
  const name = useAccountName();
  const email = useUserDetails()?.email ?? '';
  const [dates] = useState(() => deletionDates(Date.now()));
  const dispatch = useAppDispatch();
  const { run, isPending, failure } = useMutation(deleteAccount);
  const confirm = async () => {
    const result = await run(token);
    if (!result || 'failure' in result) return;
    const { isCertain, dates: delivered } = result.data;
    // The farewell first: what is shown now reads the data of the session.
    flushSync(() => onDeleted({ isCertain, email, dates: deletionDates(Date.now(), delivered) }));
    dispatch(endSession('deleted'));
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <PlanHint />
      <Consequences of="delete" />
      <Timeline dates={dates} />
      {failure ? (
        <Alert severity={failure.outcome === 'unknown' ? 'warning' : 'error'} role="alert">
          <DeletionFailure failure={failure} />
        </Alert>
      ) : null}
      <SlowSaving isRunning={isPending} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <BusyButton variant="contained" color="error" busy={isPending} onClick={() => void confirm()}>
          {t('deleteUser.confirm')}
        </BusyButton>
        <Button component={RouterLink} to={href('user')}>
          {t('deleteUser.keep')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Nothing is said to have failed that may be done. */
function DeletionFailure({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation(['account', 'common']);
  if (failure.outcome === 'unknown') return t('deleteUser.unclear');
  return (
    <>
      {isTokenRefused(failure) ? t('common:failure.invalidToken') : <FailureMessage failure={failure} />}{' '}
      {t('deleteUser.unchanged')}
    </>
  );
}
