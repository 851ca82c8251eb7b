import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Person } from '@/api/schema/entities';
import { displayName } from '@/domain/displayName';
import { factDot, factsText } from '@/domain/plainText';
import { PersonAvatar, type PersonAvatarProps } from '@/ui/basics/PersonAvatar';

interface AuthorProps {
  author: Person | null;
}

/** On one line: the author, when it was posted, and other facts, as far as they are delivered (D-76). */
export function PostByline({ author, facts }: AuthorProps & { facts: readonly string[] }) {
  const name = author ? displayName(author) : '';
  const details = factsText(facts);
  if (!name && !details) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
      <AuthorPicture author={author} size={4} />
      <Typography variant="caption" sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}>
        {name ? (
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {name}
          </Box>
        ) : null}
        {name && details ? factDot : null}
        {details}
      </Typography>
    </Stack>
  );
}

interface PostAuthorProps extends AuthorProps {
  size: PersonAvatarProps['size'];
  nameAs?: (name: string) => ReactNode;
  /** Below the name. */
  children: ReactNode;
}

/** The author with picture and name, as far as they are delivered (D-76). */
export function PostAuthor({ author, size, nameAs = asText, children }: PostAuthorProps) {
  const name = author ? displayName(author) : '';
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', '&:empty': { display: 'none' } }}>
      <AuthorPicture author={author} size={size} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}>
        {name ? (
          <Typography variant="h3" component="p">
            {nameAs(name)}
          </Typography>
        ) : null}
        {children}
      </Box>
    </Stack>
  );
}

function AuthorPicture({ author, size }: Pick<PostAuthorProps, 'author' | 'size'>) {
  const name = author ? displayName(author) : '';
  if (!author || !name) return null;
  return <PersonAvatar id={author.id ?? name} name={name} url={author.profile_picture?.url} size={size} />;
}

const asText = (name: string): ReactNode => name;

/** Of the text of a post, read and written. */
export const postType = { fontSize: '1.125rem', lineHeight: 30 / 18 } as const;
