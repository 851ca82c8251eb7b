import { useTranslation } from 'react-i18next';
import type { Notice } from '@/store/notices';

/** The words of a message; '' until the texts of its area are there. */
export function useNoticeText(notice: Notice | undefined): string {
  const area = notice?.textKey.includes(':') ? notice.textKey.replace(/:.*$/, '') : 'common';
  const { t, ready } = useTranslation(area as 'common', { useSuspense: false });
  return notice && ready ? t(notice.textKey as 'page.home', notice.values) : '';
}
