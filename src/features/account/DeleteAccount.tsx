import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/platform/config';
import { displayName } from '@/domain/displayName';
import { checkDeletionToken, deleteAccount } from '@/entities/user/closing';
import { PlanHint } from '@/features/plans/OwnPlan';
import { useLogout } from '@/features/user/useLogout';
import { useUserDetails } from '@/features/user/UserDetailsAlert';
import { deletionToken } from '@/routes/destination';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { isTokenRefused } from '@/store/mailedToken';
import { useAppDispatch, useAppSelector, useRead } from '@/store/hooks';
import { endSession, selectUser } from '@/store/session';
import { useMutation } from '@/store/useMutation';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { BusyButton } from '@/ui/basics/BusyButton';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { FailureMessage } from '@/ui/feedback/Message';
import { SlowLoading } from '@/ui/feedback/SlowLoading';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { Delayed, textOfRead } from '@/ui/feedback/StatusView';
import { Consequences, Timeline, useIsWorkSettled } from './Consequences';
import CalendarIcon from '@mui/icons-material/EventOutlined';
import { calendarFile } from '@/domain/calendarFile';
import { dayAfter, deletionDates, type DeletionDates } from '@/domain/deletionDates';
import { product } from '@/domain/product';
import { download } from '@/ui/basics/download';
import { useDayText } from '@/ui/text/useLanguage';

interface DeleteAccountProps {
  onDeleted: (farewell: FarewellProps) => void;
}

/** Opening the mailed link reads; only the press deletes (ACC-07, quality T27). */
export function DeleteAccount({ onDeleted }: DeleteAccountProps) {
  const [attempt, setAttempt] = useState(0);
  const [token] = useState(deletionToken);
  const checked = useRead(checkDeletionToken, { token, attempt });
  const isWorkSettled = useIsWorkSettled();
  if (!checked || ('data' in checked && checked.data !== null && !isWorkSettled)) {
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
      <ActionAlert severity="error" role="alert" onAction={() => setAttempt(attempt + 1)}>
        <FailureMessage failure={checked.failure} ownText={textOfRead(checked.failure)} />
      </ActionAlert>
    );
  }
  return checked.data === null ? <InvalidToken /> : <LastConfirmation token={checked.data} onDeleted={onDeleted} />;
}

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
  const { t } = useTranslation(['account', 'common']);
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
          {failure.outcome === 'unknown' ? (
            t('deleteUser.unclear')
          ) : (
            <>
              {isTokenRefused(failure) ? t('common:failure.invalidToken') : <FailureMessage failure={failure} />}{' '}
              {t('deleteUser.unchanged')}
            </>
          )}
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

export interface FarewellProps {
  /** False where the server did not answer, but lets nobody in any more. */
  isCertain: boolean;
  email: string;
  dates: DeletionDates;
}

/** Without a session: it stays until it is left (D-57). */
export function Farewell({ isCertain, email, dates }: FarewellProps) {
  const { t } = useTranslation('account');
  const dayText = useDayText();
  const restore = addressOf(href('restoreAccount'));
  const save = () => {
    const dayOf = (day: string, title: string) => ({
      uid: `${day}-${dates.offlineAt}@${window.location.hostname}`,
      day,
      title: `${product.name}: ${title}`,
      text: restore,
    });
    const days = [dayOf(dates.reminder, t('deleteUser.stillThere')), dayOf(dates.gone, t('deleteUser.gone'))];
    const file = calendarFile(days, new Date());
    download(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${product.prefix}.ics`);
  };
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {isCertain ? null : <Typography>{t('deleteUser.probably')}</Typography>}
      <Typography>{t('deleteUser.lastDay', { day: dayText(dayAfter(dates.gone, -1)) })}</Typography>
      <Timeline dates={dates} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<CalendarIcon />} onClick={save}>
          {t('deleteUser.calendar')}
        </Button>
        <Button component={RouterLink} to={href('restoreAccount')} state={{ email }}>
          {t('deleteUser.restore')}
        </Button>
      </Stack>
    </Stack>
  );
}
