import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { displayName } from '@/domain/displayName';
import { factsText } from '@/domain/plainText';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import type { RequestState } from '@/store/trackRequest';
import { Delayed } from '@/ui/feedback/StatusView';
import { cardEdge, dividedRows, ListCard, cardRowHeight, RowsSkeleton } from '@/ui/list/ListCard';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { PageLink } from '@/ui/basics/PageLink';

const maxPosts = 4;

/** Left out where they could not be read: the page says so. On a phone the latest two. */
export function LatestPosts({ posts, request, now }: { posts: readonly Post[]; request: RequestState; now: number }) {
  const { t } = useTranslation('dashboard');
  if (posts.length === 0 && request.status === 'failed') return null;
  const latest = posts.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a))).slice(0, maxPosts);
  return (
    <ListCard
      title={t('posts.title')}
      action={
        latest.length > 0 ? (
          <PageLink route="allPosts" variant="body2" sx={allPosts}>
            {t('posts.all')}
          </PageLink>
        ) : null
      }
    >
      {latest.length > 0 ? (
        <List disablePadding sx={[dividedRows, twoColumns]}>
          {latest.map((post) => (
            <Row key={post.id} post={post} now={now} />
          ))}
        </List>
      ) : request.status === 'succeeded' ? (
        <Typography sx={{ ...cardEdge, pb: 2, color: 'text.secondary' }}>{t('posts.none')}</Typography>
      ) : (
        <Delayed>
          <RowsSkeleton rows={2} />
        </Delayed>
      )}
    </ListCard>
  );
}

const allPosts = { minHeight: 44, my: '-4px', display: 'flex', alignItems: 'center' } as const;

const twoColumns = {
  display: { md: 'grid' },
  gridTemplateColumns: '1fr 1fr',
  '& > li:nth-of-type(n + 3)': { display: { xs: 'none', md: 'flex' } },
} as const;

function dateOf(post: Post): string {
  return post.published_at || post.created_at;
}

function Row({ post, now }: { post: Post; now: number }) {
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
        sx={{ ...cardEdge, minHeight: cardRowHeight, height: '100%' }}
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
