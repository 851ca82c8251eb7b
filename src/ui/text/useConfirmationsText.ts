import { useTranslation } from 'react-i18next';
import { useFormatLocale } from './useLanguage';

/** The most people that are named. */
const maxNames = 3;

/** Number of the server (null: not known), not of people: one may confirm more than once. `names`: the known ones. */
export function useConfirmationsText(): (count: number | null, names?: readonly string[]) => string {
  const { t } = useTranslation();
  const listOf = useNameList();
  return (count, names = []) => {
    const number = count === null ? '' : t('confirmations.count', { count });
    if (names.length === 0) return number;
    if (isAllNamed(count, names)) return t('confirmations.confirmedBy', { names: listOf(names) });
    return `${number}, ${t('confirmations.including', { names: listOf(names) })}`;
  };
}

/** Returns a sentence with the names alone; '' where none is known. */
export function useConfirmedByText(): (count: number | null, names: readonly string[]) => string {
  const { t } = useTranslation();
  const listOf = useNameList();
  return (count, names) => {
    if (names.length === 0) return '';
    return t(isAllNamed(count, names) ? 'confirmations.confirmedBy' : 'confirmations.confirmedByOthers', {
      names: listOf(names),
    });
  };
}

function useNameList(): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(useFormatLocale());
  return (names) => format.format(names.slice(0, maxNames));
}

/** Then a number would only repeat the names, or contradict them where it is older. */
function isAllNamed(count: number | null, names: readonly string[]): boolean {
  return count === null || count < names.length || (count === names.length && count <= maxNames);
}
