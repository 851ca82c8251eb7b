import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Accordion, AccordionDetails, AccordionSummary } from '@mui/material';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { ShowFormContext } from '@/ui/form/DraftKeeper';

interface FoldedSectionProps {
  /** Id of the section in the page; links and checklists lead to it. */
  id: string;
  heading: 'h2' | 'h3';
  head: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

const section = {
  bgcolor: 'transparent',
  scrollMarginTop: '8px',
  '&::before': { display: 'none' },
} as const;

const summary = {
  px: { xs: 2, sm: 3 },
  minHeight: 44,
  // Within the card, which has other sections above and below.
  '&.Mui-focusVisible': { bgcolor: 'action.hover', outlineOffset: -2, borderRadius: 1.5 },
  '&:hover': { bgcolor: 'action.hover' },
  '& .MuiAccordionSummary-expandIconWrapper': { alignSelf: 'flex-start', mt: 1.25 },
  '& .MuiAccordionSummary-content': { my: 1.25, marginInlineEnd: 1, minWidth: 0 },
} as const;

/** Stays mounted while closed, so that no text is lost; opens where a form inside offers a draft (quality T33). */
export function FoldedSection({ id, heading, head, open, onToggle, children }: FoldedSectionProps) {
  const latestToggle = useRef(onToggle);
  useEffect(() => {
    latestToggle.current = onToggle;
  });
  const show = useCallback(() => latestToggle.current(true), []);
  return (
    <Accordion
      id={id}
      expanded={open}
      onChange={(_, next) => onToggle(next)}
      disableGutters
      square
      slotProps={{ heading: { component: heading } }}
      sx={section}
    >
      <AccordionSummary id={`${id}-head`} aria-controls={`${id}-body`} expandIcon={<ExpandIcon />} sx={summary}>
        {head}
      </AccordionSummary>
      {/* The region around it has the id that the summary names. */}
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
        <ShowFormContext value={show}>{children}</ShowFormContext>
      </AccordionDetails>
    </Accordion>
  );
}
