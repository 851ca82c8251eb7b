import ConfirmedIcon from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';
import type { News } from '@/domain/newsList';
import { factsText } from '@/domain/plainText';
import type { RecentWork } from '@/domain/recentWork';
import type { TodayItem } from '@/domain/today';
import { href } from '@/routes/href';
import { workHref } from '@/routes/workHref';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { ActionRow } from '@/ui/list/ActionRow';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { useNewsWords } from '@/ui/text/useNewsWords';
import { selectClaims } from '@/entities/claim/claimsSlice';
import { selectPosts } from '@/entities/post/postsSlice';
import { useAppSelector } from '@/store/hooks';
import { useWorkName } from '@/ui/text/useWorkName';
import { cardEdge, dividedRows, ListCard } from './ListCard';
import type { Loadable } from './loadable';

export const maxToday = 6;

interface TodayListProps {
  items: readonly TodayItem[];
  sources: Omit<Loadable<unknown>, 'items'>;
  /** A profile in whose editor experience and education can be continued; null while there is none. */
  profileId: string | null;
  now: number;
  onFollow: (news: News) => void;
}

/** What there is to see to, each with one action (ux 4.1). */
export function TodayList({ items, sources, profileId, now, onFollow }: TodayListProps) {
  const { t } = useTranslation('dashboard');
  return (
    <ListCard title={t('recent.title')}>
      <StatusView
        request={sources.request}
        hasContent={items.length > 0}
        skeleton={
          <Box sx={cardEdge}>
            <ListSkeleton rows={3} height={64} />
          </Box>
        }
        failureText="dashboard:recent.failed"
        onRetry={sources.reload}
      >
        <List disablePadding sx={dividedRows}>
          {items
            .slice(0, maxToday)
            .map((item) =>
              item.type === 'news' ? (
                <NewsRow key={item.news.key} news={item.news} now={now} onFollow={() => onFollow(item.news)} />
              ) : (
                <WorkRow key={JSON.stringify(item.work.target)} {...item} profileId={profileId} now={now} />
              ),
            )}
        </List>
      </StatusView>
    </ListCard>
  );
}

function NewsRow({ news, now, onFollow }: { news: News; now: number; onFollow: () => void }) {
  const name = news.type === 'expiring' ? news.name : news.type === 'confirmations' ? (news.names[0] ?? '') : '';
  const face = name ? <PersonAvatar id="" name={name} size={5} /> : <ConfirmedIcon sx={{ color: 'text.secondary' }} />;
  const claims = useAppSelector(selectClaims);
  const posts = useAppSelector(selectPosts);
  const wordsOf = useNewsWords(now, useWorkName({ claims, posts }));
  return <ActionRow {...wordsOf(news)} picture={face} onFollow={onFollow} />;
}

interface WorkRowProps {
  work: RecentWork;
  left: number | null;
  profileId: string | null;
  now: number;
}

function WorkRow({ work: { target, at, unsaved }, left, profileId, now }: WorkRowProps) {
  const { t } = useTranslation('dashboard');
  const relativeTime = useRelativeTime(now);
  const claims = useAppSelector(selectClaims);
  const posts = useAppSelector(selectPosts);
  const name = useWorkName({ claims, posts })(target);
  const place = t(`recent.place.${target.type}`);
  const isReady = left === 0;
  const state = isReady ? t('recent.ready') : t(unsaved ? 'recent.unsaved' : 'recent.draft');
  const steps = left === null || isReady ? '' : t('recent.left', { count: left });
  const facts = [name ? place : '', state, steps, at === null ? '' : relativeTime(at)];
  const to =
    isReady && target.type === 'claim'
      ? href('claim', { claimId: target.id }, { dialog: 'publish' })
      : workHref(target, profileId);
  return (
    <ActionRow
      to={to}
      picture={<Dot color={isReady ? 'success.main' : unsaved ? 'warning.main' : 'fieldEdge'} />}
      title={name || place}
      reason={factsText(facts)}
      action={t(isReady ? 'recent.publish' : 'news.idle.action')}
    />
  );
}

/** The state as a colour; the words say it, too. */
function Dot({ color }: { color: string }) {
  return <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: color }} />;
}
