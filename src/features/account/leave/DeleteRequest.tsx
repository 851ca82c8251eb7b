import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from '@/api/schema/zod';
import { requestDeletion } from '@/entities/user/closing';
import { failureOf, resultOf } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { isOutcomeUnknown } from '@/store/lostResponse';
import { useMutation } from '@/store/useMutation';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useFocusOnMount } from '@/ui/basics/focus';
import { useCountdown } from '@/ui/basics/useCountdown';
import { FailureMessage } from '@/ui/feedback/Message';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { useFailureText } from '@/ui/text/useFailureText';

const word = 'DELETE';
const failureText = 'account:leave.requestFailed';
/** Seconds until the mail may be asked for once more. */
const wait = 60;

const DeleteValues = z.object({ word: z.string() });

/** Whether the mail is certain: a request whose response was lost may have been served. */
type Sent = 'sent' | 'perhaps';

/** A typed word below `children`, then a mail whose link leads on; a password is not asked for. */
export function DeleteRequest({ email, children }: { email: string; children: ReactNode }) {
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
