import { useTranslation } from 'react-i18next';
import { OwnAdvertising } from '@/features/plans';
import { NewProductButton, Products } from '@/features/products';
import { PageLayout } from '@/ui/page/PageLayout';

export default function AdvertisementPage() {
  const { t } = useTranslation(['products', 'common']);
  return (
    <PageLayout title={t('common:menu.advertisement')} intro={<OwnAdvertising />} actions={<NewProductButton />}>
      <Products />
    </PageLayout>
  );
}
