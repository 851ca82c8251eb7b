import { useTranslation } from 'react-i18next';
import type { News } from '@/domain/newsList';
import type { WorkTarget } from '@/domain/recentWork';
import { factsText } from '@/domain/plainText';
import { href } from '@/routes/href';
import { confirmedHref, expiringHref, workHref } from '@/routes/workHref';
import { useAppSelector } from '@/store/hooks';
import { selectProfiles } from '@/entities/profile/profilesSlice';
import { useFormatLocale } from './useLanguage';

interface Words {
  title: string;
  reason: string;
  action: string;
  to: string;
  /** Location state that tells the page what to open: the invitation, and how. */
  handover?: unknown;
}

/** `now` is in milliseconds, `nameOf` comes from `useWorkName`. */
export function useNewsWords(now: number, nameOf: (target: WorkTarget) => string): (news: News) => Words {
  const { t } = useTranslation('dashboard');
  const locale = useFormatLocale();
  const listOf = new Intl.ListFormat(locale);
  const dateOf = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const profileId = useAppSelector(selectProfiles)[0]?.id ?? null;
  return (news) => {
    const action = t(`news.${news.type}.action`);
    switch (news.type) {
      case 'confirmations': {
        const { count, names } = news;
        // Some have no name.
        const from = t(`news.confirmations.${names.length < count ? 'including' : 'by'}`, {
          names: listOf.format(names),
        });
        const since = news.isOfThisVisit
          ? t('news.confirmations.reason')
          : t('news.confirmations.since', { date: dateOf.format(news.at) });
        const reason = factsText([names.length > 0 ? from : '', since]);
        return { title: t('news.confirmations.title', { count }), reason, action, to: confirmedHref };
      }
      case 'comments': {
        const { count, postId } = news;
        const title = nameOf({ type: 'post', id: postId }) || t('posts.noTitle');
        const to = href('post', { postId });
        const handover = { shows: 'comments' };
        return {
          title: t('news.comments.title', { count, title }),
          reason: t('news.comments.reason'),
          action,
          to,
          handover,
        };
      }
      case 'online': {
        const title = nameOf({ type: 'claim', id: news.claimId });
        const to = href('claim', { claimId: news.claimId });
        return { title: t('news.online.title', { title }), reason: t('news.online.reason'), action, to };
      }
      case 'expiring': {
        const { name, days, invitationId } = news;
        const handover = { invitationId, step: 'remind' };
        const title = t('news.expiring.title', name ? { name } : { context: 'general' });
        return { title, reason: t('news.expiring.reason', { count: days }), action, to: expiringHref, handover };
      }
      case 'idle': {
        const { target, at } = news.work;
        const place = t(`recent.place.${target.type}`);
        const name = nameOf(target);
        const days = Math.floor((now - (at ?? now)) / 86_400_000);
        const reason = factsText([name && place, t('news.idle.reason', { count: days })]);
        return { title: name || place, reason, action, to: workHref(target, profileId) };
      }
    }
  };
}
