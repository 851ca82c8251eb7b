import { useTranslation } from 'react-i18next';
import type { Notice } from '@/store/notices';

/** Returns our title (`<key>Title`) for a text whose wording is not ours; '' where none is needed. */
export function useMessageTitle(): (textKey: string) => string {
  const { t, i18n } = useTranslation();
  return (textKey) => {
    const key = `${textKey}Title`;
    return i18n.exists(key) ? t(key as 'page.home') : '';
  };
}

/** `title` is '' where none is needed; both are '' until the texts are loaded. */
export function useNoticeText(notice: Notice | undefined): { title: string; text: string } {
  const area = notice?.textKey.includes(':') ? notice.textKey.replace(/:.*$/, '') : 'common';
  const { t, ready } = useTranslation(area as 'common', { useSuspense: false });
  const titleOf = useMessageTitle();
  if (!notice || !ready) return { title: '', text: '' };
  return { title: titleOf(notice.textKey), text: t(notice.textKey as 'page.home', notice.values) };
}
