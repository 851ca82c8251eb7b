import UpIcon from '@mui/icons-material/KeyboardArrowUpOutlined';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusPageHeading } from '@/ui/basics/focus';
import { useIsCovering } from './useIsCovering';

/** Way back to the top, in the margin of the page where it has one; away while it would cover something to press. */
export function ToTopButton() {
  const { t } = useTranslation('shell');
  const button = useRef<HTMLButtonElement>(null);
  const isCovering = useIsCovering(button);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <IconButton
      ref={button}
      aria-label={t('shell.toTop')}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
        focusPageHeading();
      }}
      sx={{
        position: 'fixed',
        insetInlineEnd: 4,
        bottom: 16,
        zIndex: 'fab',
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '&:hover': { bgcolor: 'background.default' },
        // Whoever is at it with the keyboard does not lose it.
        ...(isCovering ? { '&:not(:focus-visible)': { visibility: 'hidden' } } : {}),
      }}
    >
      <UpIcon />
    </IconButton>
  );
}
