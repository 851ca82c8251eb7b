import { useTranslation } from 'react-i18next';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { EmailChangeInput } from '@/api/endpoints/users';
import { changeEmail, isSameEmail, type PendingEmail } from '@/entities/user/credentials';
import { useAppDispatch } from '@/store/hooks';
import { isOutcomeUnknown } from '@/store/lostResponse';
import { noticeAdded } from '@/store/notices';
import { Disclosure } from '@/ui/basics/Disclosure';
import { Field } from '@/ui/form/Field';
import { Form } from '@/ui/form/Form';
import { PasswordField } from '@/ui/form/PasswordField';
import { RowActions } from '../AccountRow';

interface EmailFormProps {
  current: string;
  pending: PendingEmail | null;
  draft: string;
  onClose: () => void;
  passwordMail: ReactNode;
}

export function EmailForm({ current, pending, draft, onClose, passwordMail }: EmailFormProps) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  /** Where a mail may have gone. */
  const [asked, setAsked] = useState('');
  return (
    <Stack sx={{ gap: 1 }}>
      <Form
        schema={EmailChangeInput}
        label={t('section.email')}
        idPrefix="change-"
        defaultValues={{ email: pending?.email ?? '', password: '' }}
        draft={draft}
        failureText={(failure) => (isOutcomeUnknown(failure) ? t('email.maybe', { email: asked }) : undefined)}
        onSubmit={async (values) => {
          if (isSameEmail(values.email, current)) return { kind: 'validation', fields: { email: t('email.same') } };
          const failure = await dispatch(changeEmail(values));
          setAsked(values.email);
          if (failure) return failure;
          dispatch(
            noticeAdded({ severity: 'success', textKey: 'account:email.sent', values: { email: values.email } }),
          );
          onClose();
          return null;
        }}
      >
        <Field
          name="email"
          label={t('email.new')}
          type="email"
          autoComplete="email"
          help={t(pending?.isMaybe ? 'email.maybe' : pending ? 'email.newest' : 'email.help', {
            email: pending?.email,
          })}
        />
        <input type="email" autoComplete="username" value={current} readOnly hidden />
        <PasswordField name="password" label={t('password.current')} autoComplete="current-password" />
        <RowActions onCancel={onClose} submitLabel={t('email.submit')} />
      </Form>
      <Disclosure summary={t('password.none')}>{passwordMail}</Disclosure>
    </Stack>
  );
}
