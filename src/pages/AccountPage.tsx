import { useTranslation } from 'react-i18next';
import { AccountView } from '@/features/account/AccountView';
import { PasswordMail } from '@/features/auth/PasswordMail';
import { PageLayout } from '@/ui/page/PageLayout';
import { DownloadData } from './DownloadData';

export default function AccountPage() {
  const { t } = useTranslation();
  return (
    <PageLayout title={t('page.account')}>
      <AccountView passwordMail={<PasswordMail />} download={<DownloadData />} />
    </PageLayout>
  );
}
