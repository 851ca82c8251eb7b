import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { displayName } from '@/domain/displayName';
import { factsText } from '@/domain/plainText';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import type { RequestState } from '@/store/trackRequest';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { PageLink } from '@/ui/basics/PageLink';
import { cardEdge, dividedRows, ListCard } from './ListCard';

const shown = 4;
const shownBeside = 8;
/** In px; longer texts make the row higher. */
const rowHeight = 64;

interface LatestPostsProps {
  posts: readonly Post[];
  request: RequestState;
  /** Rows that fit beside the neighbouring card; null where it stands alone, in two columns. */
  room: number | null;
  now: number;
  onRetry: () => void;
}

export function LatestPosts({ posts, request, room, now, onRetry }: LatestPostsProps) {
  const { t } = useTranslation('dashboard');
  const count = Math.min(room ?? shown, shownBeside);
  const latest = posts.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one))).slice(0, count);
  return (
    <ListCard
      title={t('posts.title')}
      action={
        latest.length > 0 ? (
          <PageLink
            route="allPosts"
            variant="body2"
            sx={{ minHeight: 44, my: '-4px', display: 'flex', alignItems: 'center' }}
          >
            {t('posts.all')}
          </PageLink>
        ) : null
      }
    >
      <StatusView
        request={request}
        hasContent={latest.length > 0}
        skeleton={
          <Box sx={cardEdge}>
            <ListSkeleton rows={count} height={rowHeight} />
          </Box>
        }
        empty={<Typography sx={{ ...cardEdge, pb: 2, color: 'text.secondary' }}>{t('posts.none')}</Typography>}
        onRetry={onRetry}
      >
        <List
          disablePadding
          sx={[dividedRows, room === null && { display: 'grid', gridTemplateColumns: { md: '1fr 1fr' } }]}
        >
          {latest.map((post) => (
            <Line key={post.id} post={post} now={now} />
          ))}
        </List>
      </StatusView>
    </ListCard>
  );
}

function dateOf(post: Post): string {
  return post.published_at || post.created_at;
}

function Line({ post, now }: { post: Post; now: number }) {
  const { t } = useTranslation('dashboard');
  const relativeTime = useRelativeTime(now);
  const at = Date.parse(dateOf(post));
  const author = post.author ? displayName(post.author) : '';
  const comments = post.comments_count ? t('posts.comments', { count: post.comments_count }) : '';
  const facts = [author, Number.isNaN(at) ? '' : relativeTime(at), comments];
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={RouterLink}
        to={href('post', { postId: post.id })}
        sx={{ ...cardEdge, minHeight: rowHeight, height: '100%' }}
      >
        <ListItemText
          primary={post.title || t('posts.noTitle')}
          secondary={factsText(facts)}
          sx={{ my: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}
        />
      </ListItemButton>
    </ListItem>
  );
}
