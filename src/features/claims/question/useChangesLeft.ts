import { useTranslation } from 'react-i18next';
import { changesLeft, claimChangeLimit } from '@/domain/claimLimits';

/** The rule of the two changes in words, with what is left of them where the server tells (D-34). */
export function useChangesLeft(): (made: number | null) => string {
  const { t } = useTranslation('claims');
  return (made) => {
    const left = changesLeft(made);
    return left === null ? t('limit.rule', { count: claimChangeLimit }) : t('limit.left', { count: left });
  };
}
