import { useTranslation } from 'react-i18next';
import type { Notice } from '@/store/notices';
import { useMessageTitle } from '@/ui/text/useMessageTitle';

/** `title` is '' where none is needed; both are '' until the texts are loaded. */
export function useNoticeText(notice: Notice | undefined): { title: string; text: string } {
  const area = notice?.textKey.includes(':') ? notice.textKey.replace(/:.*$/, '') : 'common';
  const { t, ready } = useTranslation(area as 'common', { useSuspense: false });
  const titleOf = useMessageTitle();
  if (!notice || !ready) return { title: '', text: '' };
  return { title: titleOf(notice.textKey), text: t(notice.textKey as 'page.home', notice.values) };
}
