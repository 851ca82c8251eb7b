import { useTranslation } from 'react-i18next';
import { productTypes } from '@/api/endpoints/products';
import { amountText } from '@/domain/price';
import { useFormatLocale } from '@/ui/text/useLanguage';

type ProductType = (typeof productTypes)[number];

/** A type that only the server knows is shown as it comes. */
export function useTypeText(): (type: string) => string {
  const { t } = useTranslation('products');
  return (type) => (productTypes.some((productType) => productType === type) ? t(`type.${type as ProductType}`) : type);
}

/** As delivered: no currency is (D-65). '' for none. */
export function useProductPrice(): (price: number | string | null) => string {
  const locale = useFormatLocale();
  return (price) => (typeof price === 'number' ? amountText(price, '', locale) : (price ?? ''));
}
