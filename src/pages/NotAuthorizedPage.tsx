import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { PageLayout } from '@/ui/page/PageLayout';

export default function NotAuthorizedPage() {
  const { t } = useTranslation();
  return (
    <PageLayout title={t('page.notAuthorized')} intro={t('notAuthorized.text')} width="text">
      <Button variant="contained" component={RouterLink} to={href('root')}>
        {t('notFound.toStart')}
      </Button>
    </PageLayout>
  );
}
