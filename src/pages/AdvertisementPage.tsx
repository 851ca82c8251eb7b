import { useTranslation } from 'react-i18next';
import { OwnAdvertising } from '@/features/plans/OwnPlan';
import { NewProductButton, Products } from '@/features/products/Products';
import { PageLayout } from '@/ui/page/PageLayout';

export default function AdvertisementPage() {
  const { t } = useTranslation(['products', 'common']);
  return (
    <PageLayout title={t('common:menu.advertisement')} intro={<OwnAdvertising />} actions={<NewProductButton />}>
      <Products />
    </PageLayout>
  );
}
