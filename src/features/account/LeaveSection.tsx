import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deletionDates } from '@/domain/deletionDates';
import { deactivateAccount, requestDeletion } from '@/entities/user/closing';
import { PlanHint } from '@/features/plans/OwnPlan';
import { useUserDetails } from '@/features/user/UserDetailsAlert';
import { draftNames } from '@/platform/drafts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { endSession, selectUser } from '@/store/session';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { FailureMessage } from '@/ui/feedback/Message';
import { Delayed } from '@/ui/feedback/StatusView';
import { Consequences, Timeline, useIsWorkSettled } from './Consequences';
import { z } from '@/api/schema/zod';
import { failureOf, resultOf } from '@/store/callResult';
import { isOutcomeUnknown } from '@/store/lostResponse';
import { useMutation } from '@/store/useMutation';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useFocusOnMount } from '@/ui/basics/focus';
import { useCountdown } from '@/ui/basics/useCountdown';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { useFailureText } from '@/ui/text/useFailureText';

/** The milder way first (ux 4.7). */
export function LeaveSection({ download }: { download: ReactNode }) {
  const { t } = useTranslation('account');
  const email = useUserDetails()?.email ?? '';
  const [dates] = useState(() => deletionDates(Date.now()));
  const [isAsked, setAsked] = useState(false);
  if (!useIsWorkSettled()) {
    return (
      <Delayed>
        <FormSkeleton fields={3} />
      </Delayed>
    );
  }
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

const word = 'DELETE';
const failureText = 'account:leave.requestFailed';
/** Seconds until the mail may be asked for once more. */
const wait = 60;

const DeleteValues = z.object({ word: z.string() });

/** Whether the mail is certain: a request whose response was lost may have been served. */
type Sent = 'sent' | 'perhaps';

/** A typed word below `children`, then a mail whose link leads on; a password is not asked for. */
function DeleteRequest({ email, children }: { email: string; children: ReactNode }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const textOf = useFailureText();
  const [sent, setSent] = useState<Sent | null>(null);
  const send = async () => {
    const failure = await dispatch(failureOf(requestDeletion()));
    if (failure && !isOutcomeUnknown(failure)) return failure;
    setSent(failure ? 'perhaps' : 'sent');
    return null;
  };
  if (sent) return <MailSent sent={sent} email={email} onAgain={send} />;
  return (
    <>
      {children}
      <Form
        schema={DeleteValues}
        label={t('leave.delete')}
        defaultValues={{ word: '' }}
        failureText={(failure) => (failure.fields ? undefined : textOf(failure, failureText))}
        onSubmit={async (values) => {
          // An input method may write letters of full width.
          const isWord = values.word.normalize('NFKC').trim() === word;
          return isWord ? await send() : { kind: 'validation', fields: { word: t('leave.wrongWord', { word }) } };
        }}
      >
        <Field name="word" label={t('leave.word', { word })} autoComplete="off" />
        <SubmitButton variant="outlined">{t('leave.request')}</SubmitButton>
      </Form>
    </>
  );
}

interface MailSentProps {
  sent: Sent;
  email: string;
  onAgain: () => ReturnType<ReturnType<typeof failureOf>>;
}

function MailSent({ sent, email, onAgain }: MailSentProps) {
  const { t } = useTranslation('account');
  const { seconds, restart } = useCountdown(wait);
  const [isRepeated, setRepeated] = useState(false);
  const { run, isPending, failure } = useMutation(() => async () => resultOf(await onAgain()));
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const repeat = async () => {
    const result = await run();
    if (!result || 'failure' in result) return;
    setRepeated(true);
    restart();
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography component="h4" sx={{ fontWeight: 600, outline: 'none' }} ref={heading} tabIndex={-1}>
        {t('leave.checkMail')}
      </Typography>
      <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t(`leave.${sent}`, { email, context: email ? undefined : 'unknown' })}
        {isRepeated ? ` ${t('leave.newest')}` : null}
      </Typography>
      {failure ? (
        <Alert severity="error" role="alert">
          <FailureMessage failure={failure} ownText={failureText} />
        </Alert>
      ) : null}
      <BusyButton variant="outlined" busy={isPending} disabled={seconds > 0} onClick={() => void repeat()}>
        {seconds > 0 ? t('leave.againIn', { seconds }) : t('leave.again')}
      </BusyButton>
    </Stack>
  );
}
