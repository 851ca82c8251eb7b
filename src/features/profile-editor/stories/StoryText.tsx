import StarIcon from '@mui/icons-material/StarOutlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StoryTextProps {
  /** '' where the answer needs no question. */
  question: string;
  answer: string;
  /** Only of the main one. */
  mainLabel: string | undefined;
  images: ReactNode;
}

/** A story or a connection as it is read: its text, its images, and whether it is the main one. */
export function StoryText({ question, answer, mainLabel, images }: StoryTextProps) {
  return (
    <Stack sx={{ gap: 1, py: 0.75, alignItems: 'flex-start' }}>
      {mainLabel === undefined ? null : (
        <Chip size="small" variant="soft" color="primary" icon={<StarIcon />} label={mainLabel} />
      )}
      {question ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {question}
        </Typography>
      ) : null}
      <Typography sx={{ hyphens: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{answer}</Typography>
      {images}
    </Stack>
  );
}
