import { Box, Card, Chip, Link, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import type { Category } from '@/api/schema/entities';
import { readingMinutes, truncate, wordCount } from '@/domain/plainText';
import { postedAt } from '@/domain/post';
import { plainTextOf } from '@/domain/richText';
import { RouterLink } from '@/routes/navigation';
import { wholeRow } from '@/ui/basics/hitArea';
import { PostByline } from './PostAuthor';
import { TitleImage } from './TitleImage';

interface PostCardProps {
  post: Post;
  /** Formats a time in milliseconds. */
  relativeTime: (at: number) => string;
  /** Without it, the card is no link. */
  to?: string;
}

/** In characters: more than three lines hold. */
const excerptLength = 360;

/** A press anywhere opens the post (ux 4.5). */
export function PostCard({ post, relativeTime, to }: PostCardProps) {
  const { t } = useTranslation('discussion');
  const { title, content, images, categories, comments_count } = post;
  const at = postedAt(post);
  const words = wordCount(content);
  const excerpt = truncate(plainTextOf(content), excerptLength);
  const facts = [
    Number.isNaN(at) ? '' : relativeTime(at),
    words > 0 ? t('readingTime', { count: readingMinutes(words) }) : '',
    comments_count ? t('comments', { count: comments_count }) : '',
  ];
  return (
    <Card component="article" sx={[card, to === undefined ? null : hovered]}>
      <Box sx={textAndImage}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2" sx={{ fontSize: '1.375rem', lineHeight: 30 / 22, hyphens: 'auto' }}>
            {to === undefined ? (
              title || t('noTitle')
            ) : (
              <Link component={RouterLink} to={to} color="inherit" underline="hover" sx={wholeRow}>
                {title || t('noTitle')}
              </Link>
            )}
          </Typography>
          {excerpt ? <Typography sx={threeLines}>{excerpt}</Typography> : null}
        </Box>
        <Box sx={imagePlace}>
          <TitleImage images={images} />
        </Box>
      </Box>
      <PostByline author={post.author} facts={facts} />
      <PostCategories categories={categories} />
    </Card>
  );
}

export function PostCategories({ categories }: { categories: readonly Category[] }) {
  const named = categories.filter(({ name }) => name);
  if (named.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {named.map(({ id, name }) => (
        <Chip key={id} variant="soft" label={name} />
      ))}
    </Stack>
  );
}

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  p: { xs: 2, sm: 3 },
} as const;

/** The image at the end; on a phone below the text. */
const textAndImage = { display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: { xs: 1.5, sm: 3 } } as const;
const imagePlace = { flexShrink: 0, width: { sm: 176 }, '&:empty': { display: 'none' } } as const;

const hovered = { '&:hover': { bgcolor: 'action.hover' } } as const;

const threeLines = {
  mt: 0.5,
  color: 'text.secondary',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
  overflow: 'hidden',
} as const;
