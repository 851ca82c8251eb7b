import { Box } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode, type ToggleEvent } from 'react';

/** A `details` element: its content is rendered when it first opens, and scrolled into view. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen) details.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Box
      component="details"
      ref={details}
      onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
        setOpen(currentTarget.open);
        setHasOpened(true);
      }}
      sx={look}
    >
      <summary>{summary}</summary>
      {hasOpened ? children : null}
    </Box>
  );
}

const look = {
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    cursor: 'pointer',
    color: 'primary.main',
    fontWeight: 600,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    // A chevron: to the side while it is closed, down while it is open.
    '&::before': {
      content: '""',
      width: 8,
      height: 8,
      marginInline: '4px',
      border: 'solid',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(-45deg)',
    },
    '[dir=rtl] &::before': { transform: 'rotate(135deg)' },
  },
  '&[open] > summary::before': { transform: 'rotate(45deg)' },
} as const;
