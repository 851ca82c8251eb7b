import { Avatar, Box, Chip, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Discipline, Image } from '@/api/schema/entities';
import { imageSource } from '@/domain/webAddress';
import { EditSection } from '@/ui/publicPage/EditSection';
import { PublicHeading } from '@/ui/publicPage/PublicPage';

interface TimelineEntryProps {
  section: 'education' | 'experience';
  entry: { id: string; disciplines: readonly Discipline[] };
  title: string;
  /** One line each; empty ones are left out. */
  lines: readonly string[];
  logo?: Image | null;
  icon: ReactNode;
  children?: ReactNode;
}

export function PublicTimeline({ children }: { children: ReactNode }) {
  return (
    <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Stack>
  );
}

export function TimelineEntry({ section, entry, title, lines, logo, icon, children }: TimelineEntryProps) {
  const source = imageSource(logo?.url);
  return (
    <Box component="li" sx={besideLine}>
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
        {entry.disciplines.length > 0 ? (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
            {entry.disciplines.map(({ id, name }) => (
              <Chip key={id} size="small" variant="soft" label={name} />
            ))}
          </Stack>
        ) : null}
        {children}
      </Box>
      <EditSection section={section} entryId={entry.id} />
    </Box>
  );
}

const besideLine = {
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
