import { useTranslation } from 'react-i18next';
import { Recommendations } from './Recommendations';

export default function CustomersPage() {
  const { t } = useTranslation('common');
  return <Recommendations group="customers" title={t('menu.customers')} />;
}
