import { useTranslation } from 'react-i18next';
import { NewProductButton, Products } from '@/features/products/Products';
import { PageLayout } from '@/ui/page/PageLayout';

export default function CustomerProductsPage() {
  const { t } = useTranslation(['products', 'common']);
  return (
    <PageLayout title={t('common:page.products')} intro={t('intro')} actions={<NewProductButton />}>
      <Products />
    </PageLayout>
  );
}
