import UpIcon from '@mui/icons-material/KeyboardArrowUpOutlined';
import IconButton from '@mui/material/IconButton';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useTranslation } from 'react-i18next';
import { focusPageHeading } from '@/ui/basics/focus';

/** Floating way back to the top after more than 200 px (NAV-09). */
export function ScrollToTop() {
  const { t } = useTranslation('shell');
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: 200 });
  if (!isScrolled) return null;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <IconButton
      aria-label={t('shell.toTop')}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
        focusPageHeading();
      }}
      sx={{
        position: 'fixed',
        insetInlineEnd: 16,
        bottom: 16,
        zIndex: 'fab',
        width: 48,
        height: 48,
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '&:hover': { bgcolor: 'background.default' },
      }}
    >
      <UpIcon />
    </IconButton>
  );
}
