import { useTranslation } from 'react-i18next';

/** Returns our title (`<key>Title`) for a text whose wording is not ours; '' where none is needed. */
export function useMessageTitle(): (textKey: string) => string {
  const { t, i18n } = useTranslation();
  return (textKey) => {
    const key = `${textKey}Title`;
    return i18n.exists(key) ? t(key as 'page.home') : '';
  };
}
