import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ClaimsList } from '@/features/claims';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { PageLayout } from '@/ui/page/PageLayout';

export default function ClaimsPage() {
  const { t } = useTranslation('claims');
  return (
    <PageLayout
      title={t('list.title')}
      intro={t('list.intro')}
      actions={
        <Button variant="contained" component={RouterLink} to={href('newClaim')}>
          {t('list.new')}
        </Button>
      }
    >
      <ClaimsList />
    </PageLayout>
  );
}
