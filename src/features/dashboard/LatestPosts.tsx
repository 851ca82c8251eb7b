import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { displayName } from '@/domain/displayName';
import { factsText } from '@/domain/plainText';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import type { RequestState } from '@/store/trackRequest';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { useDayText } from '@/ui/text/useLanguage';
import { PageLink } from '@/ui/basics/PageLink';

const shown = 4;

interface LatestPostsProps {
  posts: readonly Post[];
  request: RequestState;
  /** How many there is room for beside its neighbour; alone, the posts stand in two columns. */
  room: number | null;
  onRetry: () => void;
}

/** The latest of the discussion; loading and failing on its own. */
export function LatestPosts({ posts, request, room, onRetry }: LatestPostsProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const count = Math.min(shown, room ?? shown);
  const latest = posts.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one))).slice(0, count);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ pt: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 1.5 }, '& > .MuiAlert-root': { mx: { xs: 2, sm: 3 }, mb: 1 } }}
    >
      <Typography variant="h2" id={id} sx={{ ...side, mb: 1 }}>
        {t('posts.title')}
      </Typography>
      <StatusView
        request={request}
        hasContent={latest.length > 0}
        skeleton={
          <Box sx={side}>
            <ListSkeleton rows={count} height={56} />
          </Box>
        }
        empty={<Typography sx={{ ...side, color: 'text.secondary' }}>{t('posts.none')}</Typography>}
        onRetry={onRetry}
      >
        <List disablePadding sx={room === null ? { display: 'grid', gridTemplateColumns: { md: '1fr 1fr' } } : {}}>
          {latest.map((post) => (
            <Line key={post.id} post={post} />
          ))}
        </List>
        <PageLink
          route="allPosts"
          variant="body2"
          sx={{ ...side, mt: 1, minHeight: 44, display: 'flex', alignItems: 'center', width: 'max-content' }}
        >
          {t('posts.all')}
        </PageLink>
      </StatusView>
    </Card>
  );
}

const side = { px: { xs: 2, sm: 3 } } as const;

function dateOf(post: Post): string {
  return post.published_at || post.created_at;
}

function Line({ post }: { post: Post }) {
  const { t } = useTranslation('dashboard');
  const dayText = useDayText();
  const author = post.author ? displayName(post.author) : '';
  const comments = post.comments_count > 0 ? t('posts.comments', { count: post.comments_count }) : '';
  const facts = [author, dayText(dateOf(post)), comments];
  return (
    <ListItem disablePadding>
      <ListItemButton component={RouterLink} to={href('post', { postId: post.id })} sx={side}>
        <ListItemText
          primary={post.title || t('posts.noTitle')}
          secondary={factsText(facts)}
          sx={{ overflowWrap: 'anywhere' }}
        />
      </ListItemButton>
    </ListItem>
  );
}
