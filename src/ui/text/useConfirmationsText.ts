import { useTranslation } from 'react-i18next';
import { useFormatLocale } from './useLanguage';

/** So many people are named at once. */
const maxNames = 3;

/**
 * Returns what every page says of confirmations: their number as the server has it (null: not known), and those people
 * among the confirming ones whose names are known. Somebody may confirm more than once: it is no number of people.
 */
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

/** Returns the names alone, for a place beside the number: "darunter Georg Baumann". */
export function useVerifiersText(): (count: number | null, names: readonly string[]) => string {
  const { t } = useTranslation();
  const listOf = useNameList();
  return (count, names) => {
    if (names.length === 0) return '';
    return t(isAllNamed(count, names) ? 'confirmations.by' : 'confirmations.including', { names: listOf(names) });
  };
}

function useNameList(): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(useFormatLocale());
  return (names) => format.format(names.slice(0, maxNames));
}

/** A number would only repeat the names then, or contradict them where it is older than they are. */
function isAllNamed(count: number | null, names: readonly string[]): boolean {
  return count === null || count < names.length || (count === names.length && count <= maxNames);
}
