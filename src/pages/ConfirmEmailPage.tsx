import { Alert, Button, Card, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { confirmEmail } from '@/entities/user/credentials';
import { storeVerificationLink } from '@/routes/destination';
import { href } from '@/routes/href';
import { RouterLink, useLocation, useParams } from '@/routes/navigation';
import { isTokenRefused } from '@/store/mailedToken';
import { useAppSelector } from '@/store/hooks';
import { isOutcomeUnknown } from '@/store/lostResponse';
import { selectIsSignedIn } from '@/store/session';
import { useMutation } from '@/store/useMutation';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useFocusHeadingOnChange } from '@/ui/basics/focus';
import { BlankHead } from '@/ui/page/BlankHead';
import { PageLayout } from '@/ui/page/PageLayout';
import { useFailureText } from '@/ui/text/useFailureText';

/** Mail scanners open the address: only the press confirms (D-71, quality T27). */
export default function ConfirmEmailPage() {
  const { t } = useTranslation(['account', 'common']);
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { run, isPending, failure } = useMutation(confirmEmail);
  const [email, setEmail] = useState<string | null>(null);
  const [wasUnknown, setWasUnknown] = useState(false);
  const failureText = useConfirmFailureText(wasUnknown);
  useFocusHeadingOnChange(email !== null);

  const confirm = async () => {
    const result = await run(token);
    if (!result) return;
    if ('data' in result) setEmail(result.data);
    else if (isOutcomeUnknown(result.failure)) setWasUnknown(true);
  };
  const texts =
    email === null
      ? { title: t('common:page.confirmEmail'), intro: t('confirmEmail.intro') }
      : { title: t('confirmEmail.done'), intro: email ? t('confirmEmail.now', { email }) : undefined };
  return (
    <Stack sx={{ maxWidth: '30rem', mx: 'auto', gap: 3 }}>
      <BlankHead />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <PageLayout {...texts} width="text" isWhole>
          <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
            {failure ? (
              <Alert
                severity={isOutcomeUnknown(failure) ? 'warning' : 'error'}
                role="alert"
                sx={{ alignSelf: 'stretch' }}
              >
                {failureText(failure)}
              </Alert>
            ) : null}
            {email === null ? (
              <BusyButton variant="contained" size="large" busy={isPending} onClick={() => void confirm()}>
                {t(failure ? 'common:action.retry' : 'confirmEmail.confirm')}
              </BusyButton>
            ) : null}
            {email !== null || failure ? (
              <Button
                component={RouterLink}
                to={isSignedIn ? href('user', undefined, { section: 'email' }) : href('login')}
                state={{ email: email ?? '' }}
                onClick={() => failure?.kind === 'unauthorized' && storeVerificationLink(pathname, Date.now())}
              >
                {t(isSignedIn ? 'confirmEmail.toAccount' : 'confirmEmail.toLogin')}
              </Button>
            ) : null}
          </Stack>
        </PageLayout>
      </Card>
    </Stack>
  );
}

/** Sent again after a lost response, the link counts as used. */
function useConfirmFailureText(wasUnknown: boolean) {
  const { t } = useTranslation(['account', 'common']);
  const textOf = useFailureText();
  return (failure: ApiFailure) => {
    if (isOutcomeUnknown(failure) || (wasUnknown && isTokenRefused(failure))) return t('confirmEmail.maybe');
    if (isTokenRefused(failure)) return `${t('common:failure.invalidToken')} ${t('confirmEmail.refused')}`;
    return textOf(failure, failure.kind === 'notOffered' ? 'common:failureOfRead.notOffered' : null);
  };
}
