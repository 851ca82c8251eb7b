import UpIcon from '@mui/icons-material/KeyboardArrowUpOutlined';
import { IconButton } from '@mui/material';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { focusPageHeading } from '@/ui/basics/focus';

/** Hidden while the page scrolls, and where it would cover something. */
export function ToTopButton() {
  const { t } = useTranslation('common');
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
        bottom: 'calc(var(--bottom-height, 0px) + 16px)',
        zIndex: 'fab',
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '&:hover': { bgcolor: 'background.default' },
        // It must not vanish while it has the keyboard focus.
        ...(isCovering ? { '&:not(:focus-visible)': { visibility: 'hidden' } } : {}),
      }}
    >
      <UpIcon />
    </IconButton>
  );
}

/** Pause in scrolling after which the button's position is checked. */
const restMs = 100;

/** Controls, and panes with a scroll bar of their own. */
const controls = 'a, button, input, select, textarea, label, aside, [role="button"]';

const isFixed = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position);

/** Whether a floating element covers something that it must not; true until the page has come to rest. */
function useIsCovering(box: RefObject<HTMLElement | null>): boolean {
  const [isCovering, setCovering] = useState(true);
  useEffect(() => {
    let timer = 0;
    const check = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setCovering(box.current !== null && isCoveringSomething(box.current)), restMs);
    };
    const checkAtRest = () => {
      // Before the scrolled frame is painted.
      flushSync(() => setCovering(true));
      check();
    };
    check();
    const growth = new ResizeObserver(check);
    growth.observe(document.body);
    window.addEventListener('scroll', checkAtRest, { passive: true });
    window.addEventListener('resize', check);
    return () => {
      clearTimeout(timer);
      growth.disconnect();
      window.removeEventListener('scroll', checkAtRest);
      window.removeEventListener('resize', check);
    };
  }, [box]);
  return isCovering;
}

/** A link that makes a whole row clickable counts only where its text is. */
function isCoveringSomething(box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const columns = [left, (left + right) / 2, right];
  const rows = [top, (top + bottom) / 2, bottom];
  return columns.some((x) =>
    rows.some((y) =>
      document.elementsFromPoint(x, y).some((element) => {
        if (box.contains(element)) return false;
        if (isFixed(element)) return true;
        const control = element.closest(controls);
        if (!control) return false;
        const area = control.getBoundingClientRect();
        return area.left <= x && x <= area.right && area.top <= y && y <= area.bottom;
      }),
    ),
  );
}
