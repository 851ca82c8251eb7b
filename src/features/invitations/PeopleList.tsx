import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { Invitation } from '@/api/endpoints/endorsements';
import { LongList } from '@/ui/list/VirtualList';

interface PeopleListProps {
  title: string;
  text?: string;
  people: readonly Invitation[];
  /** In px. */
  rowHeight: number;
  children: (person: Invitation) => ReactNode;
}

/** Renders nothing without people. */
export function PeopleList({ title, text, people, rowHeight, children }: PeopleListProps) {
  const id = useId();
  if (people.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {text ? <Typography sx={{ color: 'text.secondary' }}>{text}</Typography> : null}
      <Card sx={{ mt: 1.5, '& li + li': { borderTop: 1, borderColor: 'divider' } }}>
        <LongList items={people} keyOf={(person) => person.id} estimatedHeight={rowHeight} gap={0} label={title}>
          {children}
        </LongList>
      </Card>
    </Box>
  );
}
