import { Avatar, Box, Chip, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Discipline, Image } from '@/api/schema/entities';
import type { Language } from '@/api/schema/languages';
import { imageSource } from '@/domain/webAddress';
import { PublicHeading } from '@/ui/publicPage/PublicSection';

interface TimelineEntryProps {
  title: string;
  /** One line each; empty ones are left out. */
  lines: readonly string[];
  logo?: Image | null;
  /** Stands in for the logo. */
  icon: ReactNode;
  disciplines: readonly Discipline[];
  language: Language;
  /** The edit button, where the page stands beside its editor. */
  edit: ReactNode;
  children?: ReactNode;
}

export function PublicTimeline({ children }: { children: ReactNode }) {
  return (
    <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Stack>
  );
}

export function TimelineEntry({ title, lines, logo, icon, disciplines, language, edit, children }: TimelineEntryProps) {
  const source = imageSource(logo?.url);
  return (
    <Box component="li" sx={entry}>
      <Avatar
        variant="rounded"
        {...(source ? { src: source, alt: logo?.alt } : { 'aria-hidden': true })}
        sx={{ zIndex: 1, '&.MuiAvatar-colorDefault': { bgcolor: 'soft.default.ground', color: 'soft.default.text' } }}
      >
        {icon}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <PublicHeading depth={2} variant="h3" sx={{ hyphens: 'auto', minWidth: 0 }}>
          {title}
        </PublicHeading>
        {lines.filter(Boolean).map((line) => (
          <Typography key={line} variant="body2" sx={{ color: 'text.secondary' }}>
            {line}
          </Typography>
        ))}
        {disciplines.length > 0 ? (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
            {disciplines.map(({ id, name }) => (
              <Chip key={id} size="small" variant="soft" label={name} lang={language} />
            ))}
          </Stack>
        ) : null}
        {children}
      </Box>
      {edit}
    </Box>
  );
}

/** A line runs from one picture to the next. */
const entry = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: 2,
  pb: 3,
  breakInside: 'avoid',
  '&:last-of-type': { pb: 0 },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 19,
    insetBlock: '44px 4px',
    borderInlineStart: '2px solid',
    borderColor: 'divider',
  },
} as const;
