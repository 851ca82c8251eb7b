import { useTranslation } from 'react-i18next';
import { amountText } from '@/domain/price';
import { yearlySaving, type ShownPlan } from '@/domain/plans';
import { useFormatLocale } from '@/ui/text/useLanguage';

interface Amount {
  price: number | null;
  /** ISO 4217, or whatever the server writes. */
  currency: string;
  interval?: string;
}

const intervals: readonly (readonly [RegExp, 'month' | 'year'])[] = [
  [/^month/i, 'month'],
  [/^(?:year|annual)/i, 'year'],
];

/** Null for a price that is not delivered; 0 promises nothing either (D-52). */
export function usePriceText(): (amount: Amount) => string | null {
  const { t } = useTranslation('plans');
  const locale = useFormatLocale();
  return ({ price, currency, interval = '' }) => {
    if (!price) return null;
    const [, unit] = intervals.find(([pattern]) => pattern.test(interval)) ?? [];
    const each = unit ? t(`each.${unit}`) : interval;
    return [amountText(price, currency, locale), each].filter(Boolean).join(' ');
  };
}

/** Besides its claims, in sentences. */
export function useBenefits(): (plan: ShownPlan) => string[] {
  const { t } = useTranslation('plans');
  const locale = useFormatLocale();
  const euro = (amount: number) => amountText(amount, 'EUR', locale);
  return ({ figures, description }) => {
    if (!figures) return description ? [description] : [];
    const { contactSaving, items, itemSaving } = figures;
    return [
      ...(contactSaving > 0 ? [t('benefit.contact', { amount: euro(contactSaving) })] : []),
      ...(items > 0 ? [t('benefit.items', { count: items, amount: euro(itemSaving) })] : []),
      ...(contactSaving > 0 ? [t('benefit.yearly', { amount: euro(yearlySaving(figures)) })] : []),
    ];
  };
}
