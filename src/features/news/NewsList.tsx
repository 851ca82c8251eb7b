import ClaimIcon from '@mui/icons-material/LightbulbOutlined';
import CommentIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import ConfirmedIcon from '@mui/icons-material/VerifiedOutlined';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import ExpiringIcon from '@mui/icons-material/HourglassBottomOutlined';
import { List } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { entryKey, type NewsEntry } from '@/domain/news';
import { factsText } from '@/domain/plainText';
import { href } from '@/routes/href';
import { confirmedHref, expiringHref, workHref } from '@/routes/workHref';
import { useAppSelector } from '@/store/hooks';
import { selectClaims } from '@/entities/claim/claimsSlice';
import { selectPosts } from '@/entities/post/postsSlice';
import { selectProfiles } from '@/entities/profile/profilesSlice';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { ActionRow } from '@/ui/list/ActionRow';
import { dividedRows } from '@/ui/list/ListCard';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { useWorkName } from '@/ui/text/useWorkName';

interface NewsListProps {
  entries: readonly NewsEntry[];
  now: number;
  isNarrow?: boolean;
  onFollow: (entry: NewsEntry) => void;
}

export function NewsList({ entries, now, isNarrow = false, onFollow }: NewsListProps) {
  const textOf = useNewsText(now);
  return (
    <List disablePadding sx={dividedRows}>
      {entries.map((entry) => (
        <ActionRow
          key={entryKey(entry)}
          {...textOf(entry)}
          isNarrow={isNarrow}
          picture={<Picture entry={entry} />}
          onFollow={() => onFollow(entry)}
        />
      ))}
    </List>
  );
}

const icons = {
  confirmations: ConfirmedIcon,
  comments: CommentIcon,
  soon: ClaimIcon,
  online: ClaimIcon,
  expiring: ExpiringIcon,
  work: DraftIcon,
} as const;

function Picture({ entry }: { entry: NewsEntry }) {
  const name = entry.type === 'expiring' ? entry.name : entry.type === 'confirmations' ? entry.names[0] : '';
  if (name) return <PersonAvatar id="" name={name} size={5} />;
  const Icon = icons[entry.type];
  return <Icon aria-hidden sx={{ color: 'text.secondary' }} />;
}

interface NewsText {
  title: string;
  reason: string;
  action: string;
  to: string;
  /** Location state that tells the page what to open. */
  handover?: unknown;
}

function useNewsText(now: number): (entry: NewsEntry) => NewsText {
  const { t } = useTranslation('dashboard');
  const locale = useFormatLocale();
  const listOf = new Intl.ListFormat(locale);
  const timeOf = (at: number) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
  const nameOf = useWorkName({ claims: useAppSelector(selectClaims), posts: useAppSelector(selectPosts) });
  const workText = useWorkText(now, nameOf);
  return (entry) => {
    switch (entry.type) {
      case 'expiring': {
        const { name, days, subjectId } = entry;
        return {
          title: t('news.expiring.title', name ? { name } : { context: 'general' }),
          reason: t('news.expiring.reason', { count: days }),
          action: t('news.expiring.action'),
          to: expiringHref,
          handover: { invitationId: subjectId, step: 'remind' },
        };
      }
      case 'confirmations': {
        const { count, names } = entry;
        // Some have no name.
        const from = t(`news.confirmations.${names.length < count ? 'including' : 'by'}`, {
          names: listOf.format(names),
        });
        return {
          title: t('news.confirmations.title', { count }),
          reason: names.length > 0 ? from : t('news.confirmations.reason'),
          action: t('news.confirmations.action'),
          to: confirmedHref,
        };
      }
      case 'comments': {
        const { count, subjectId } = entry;
        const title = nameOf({ type: 'post', id: subjectId }) || t('posts.noTitle');
        return {
          title: t('news.comments.title', { count, title }),
          reason: t('news.comments.reason'),
          action: t('news.comments.action'),
          to: href('post', { postId: subjectId }),
          handover: { shows: 'comments' },
        };
      }
      case 'soon':
      case 'online':
        return {
          title: t('news.online.title', { title: nameOf({ type: 'claim', id: entry.subjectId }) }),
          reason: entry.type === 'soon' ? t('news.online.from', { time: timeOf(entry.at) }) : t('news.online.reason'),
          action: t('news.online.action'),
          to: href('claim', { claimId: entry.subjectId }),
        };
      case 'work':
        return workText(entry);
    }
  };
}

function useWorkText(now: number, nameOf: ReturnType<typeof useWorkName>) {
  const { t } = useTranslation('dashboard');
  const relativeTime = useRelativeTime(now);
  const profileId = useAppSelector(selectProfiles)[0]?.id ?? null;
  return ({ work, stepsLeft }: Extract<NewsEntry, { type: 'work' }>): NewsText => {
    const { target, at, unsaved } = work;
    const name = nameOf(target);
    const place = t(`work.place.${target.type}`);
    const isReady = stepsLeft === 0;
    const steps = stepsLeft ? t('work.stepsLeft', { count: stepsLeft }) : '';
    const state = t(isReady ? 'work.ready' : unsaved ? 'work.unsaved' : 'work.draft');
    return {
      title: name || place,
      reason: factsText([name && place, state, steps, at !== null && relativeTime(at)]),
      action: t(isReady ? 'work.publish' : 'work.continue'),
      to:
        isReady && target.type === 'claim'
          ? href('claim', { claimId: target.id }, { dialog: 'publish' })
          : workHref(target, profileId),
    };
  };
}
