import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { ShowFormContext } from '@/ui/form/DraftKeeper';

interface AccordionSectionProps {
  /** Id of the section in the page; links and checklists lead to it. */
  id: string;
  title: string;
  /** One line on what the section is for. */
  description: string;
  /** Summary of the content, e.g. "3 keywords"; shown while it is closed too. */
  summary?: string;
  /** An empty optional section is neither done nor open. */
  state: 'done' | 'open' | 'optional';
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

const colors = { done: 'success.main', open: 'warning.main', optional: 'text.disabled' } as const;

/** Each section is a card of its own, with four round corners. */
const card = {
  borderRadius: 1.5,
  '&:first-of-type, &:last-of-type': { borderRadius: 1.5 },
  '&::before': { display: 'none' },
  scrollMarginTop: '8px',
} as const;

const head = {
  px: { xs: 2, sm: 3 },
  py: 0.5,
  // The outline of the focus follows the card.
  borderRadius: 1.5,
  '&.Mui-focusVisible': { bgcolor: 'action.hover' },
  // In line with the title.
  '& .MuiAccordionSummary-expandIconWrapper': { alignSelf: 'flex-start', mt: '14px' },
  '& .MuiAccordionSummary-content': { alignItems: 'flex-start', gap: 1.5, minWidth: 0 },
} as const;

/**
 * A card of an editor that opens and closes; its content stays in place while it is closed, so that no text is lost. It
 * opens by itself where a form inside offers kept text (quality T33).
 */
export function AccordionSection({ id, open, onToggle, children, ...texts }: AccordionSectionProps) {
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
      variant="outlined"
      slotProps={{ heading: { component: 'h2' } }}
      sx={card}
    >
      <AccordionSummary id={`${id}-head`} aria-controls={`${id}-body`} expandIcon={<ExpandIcon />} sx={head}>
        <SectionHead {...texts} />
      </AccordionSummary>
      {/* The region around it has the id that the summary names. */}
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 3 }}>
        <ShowFormContext value={show}>{children}</ShowFormContext>
      </AccordionDetails>
    </Accordion>
  );
}

type SectionHeadProps = Pick<AccordionSectionProps, 'title' | 'description' | 'summary' | 'state'>;

/** State, title and summary of a section in one line, and below it what it is for or contains. */
function SectionHead({ title, description, summary, state }: SectionHeadProps) {
  const { t } = useTranslation(['common', 'editing']);
  const Icon = state === 'done' ? DoneIcon : OpenIcon;
  return (
    <>
      <Icon fontSize="small" aria-hidden sx={{ mt: 0.5, color: colors[state] }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography variant="h2" component="span">
            {title}
            <VisuallyHidden>{`, ${state === 'optional' ? t('editing:sections.optional') : t(`readiness.${state}`)}`}</VisuallyHidden>
          </Typography>
          {summary ? (
            <Typography variant="caption" component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
              {summary}
            </Typography>
          ) : null}
        </Box>
        <Typography
          variant="body2"
          component="span"
          sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {description}
        </Typography>
      </Box>
    </>
  );
}
