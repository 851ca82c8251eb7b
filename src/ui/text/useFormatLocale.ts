import { useTranslation } from 'react-i18next';

/** The locale in which dates, times and numbers are written; English is British here, as its texts are. */
export function useFormatLocale(): 'de-DE' | 'en-GB' {
  return useTranslation().i18n.language === 'en' ? 'en-GB' : 'de-DE';
}
