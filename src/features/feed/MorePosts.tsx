import { Box, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { displayName } from '@/domain/displayName';
import { factsText } from '@/domain/plainText';
import { postedAt } from '@/domain/post';
import { href } from '@/routes/href';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchAllPosts, selectAllPosts, selectAllPostsRequest, selectPosts } from '@/entities/post/postsSlice';
import { ListRow } from '@/ui/list/ListRow';
import { useRelativeTime } from '@/ui/text/useRelativeTime';

const shownPosts = 2;

/** What to read next: of the same author first, then of the same categories; nothing where there is none. */
export function MorePosts({ post }: { post: Post }) {
  const { t } = useTranslation('discussion');
  const titleId = useId();
  const relativeTime = useRelativeTime();
  const whenOf = (at: number) => (Number.isNaN(at) ? '' : relativeTime(at));
  const all = useAppSelector(selectAllPosts);
  const own = useAppSelector(selectPosts);
  useLoad(fetchAllPosts, undefined, useRequest(selectAllPostsRequest));
  const isReadable = ({ id, title }: Post) =>
    id !== post.id && title !== '' && !own.some((mine) => mine.id === id && !mine.published);
  const others = all.filter(isReadable);
  const isSameAuthor = ({ author }: Post) => author?.id !== undefined && author.id === post.author?.id;
  const isNear = ({ categories }: Post) => categories.some(({ id }) => post.categories.some((mine) => mine.id === id));
  const more = [...new Set([...others.filter(isSameAuthor), ...others.filter(isNear)])].slice(0, shownPosts);
  if (more.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {t('more')}
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mx: { xs: -2, sm: -3 } }}>
        {more.map(({ id, title, author, ...dates }) => (
          <li key={id}>
            <ListRow
              title={title}
              to={href('post', { postId: id })}
              meta={factsText([author ? displayName(author) : '', whenOf(postedAt(dates))])}
            />
          </li>
        ))}
      </Stack>
    </Box>
  );
}
