import { useTranslation } from 'react-i18next';
import { unpackText } from './validation';

/** Turns a field's error message into text of the current language; the server's own words stay as they are. */
export function useErrorText(): (message: string | undefined) => string | undefined {
  const { t } = useTranslation('editing');
  return (message) => {
    if (!message) return undefined;
    const packed = unpackText(message);
    return packed ? t(`validation.${packed.key}` as 'validation.required', packed.values) : message;
  };
}
