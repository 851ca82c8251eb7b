import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Post } from '@/api/endpoints/posts';
import { displayName } from '@/domain/displayName';
import { factsText } from '@/domain/plainText';
import { profileName } from '@/domain/profileName';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';

interface PostAuthorProps {
  post: Pick<Post, 'author' | 'competence_profile'>;
  nameAs?: (name: string) => ReactNode;
  /** When it was posted, and other facts about the post. */
  facts: readonly string[];
}

/** The author's avatar, name and occupation, as far as they are delivered (D-76). */
export function PostAuthor({ post: { author, competence_profile }, nameAs = asText, facts }: PostAuthorProps) {
  const name = author ? displayName(author) : '';
  const details = factsText([profileName(competence_profile, author?.gender), ...facts]);
  if (!name && !details) return null;
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      {author && name ? (
        <PersonAvatar id={author.id ?? name} name={name} url={author.profile_picture?.url} size={5} />
      ) : null}
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name ? (
          <Typography component="p" sx={{ fontWeight: 600 }}>
            {nameAs(name)}
          </Typography>
        ) : null}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {details}
        </Typography>
      </div>
    </Stack>
  );
}

const asText = (name: string): ReactNode => name;
