import { useTranslation } from 'react-i18next';
import { NewPasswordField } from '@/ui/form/NewPasswordField';
import { PasswordField } from '@/ui/form/PasswordField';

export function PasswordFields() {
  const { t } = useTranslation('auth');
  return (
    <>
      <NewPasswordField name="password" label={t('field.password')} />
      <PasswordField name="c_password" label={t('field.passwordAgain')} autoComplete="new-password" />
    </>
  );
}
