import { Box, ListItemButton, useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goToSection } from '@/ui/basics/focus';
import { coveredTop, stickyBar } from '@/ui/basics/stickyBar';
import { useBarHeight } from '@/ui/basics/useBarHeight';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

export interface NavSection {
  /** Id of the section's element; its heading takes the focus. */
  id: string;
  label: string;
  state: 'done' | 'open' | 'optional';
}

const colors = { done: 'success.main', open: 'warning.main', optional: 'text.secondary' } as const;

/** From this width on, the sections are a column at the side; below it, a row above the page. */
export const wideEditor = '@media (min-width: 100em)';

export function SectionNav({ sections, label }: { sections: readonly NavSection[]; label: string }) {
  const { current, setGoneTo } = useCurrentSection(sections.map(({ id }) => id).join(' '));
  const isAbove = !useMediaQuery(wideEditor, { noSsr: true });
  return (
    <Box
      component="nav"
      ref={useBarHeight('--nav-height', isAbove)}
      aria-label={label}
      sx={{
        ...stickyBar('top'),
        top: coveredTop,
        gridColumn: '1 / -1',
        zIndex: 2,
        bgcolor: 'background.default',
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        py: 1,
        mb: -2,
        [wideEditor]: { top: `calc(${coveredTop} + 24px)`, gridColumn: 'auto', m: 0, p: 0 },
      }}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'flex',
          gap: 0.5,
          overflowX: 'auto',
          [wideEditor]: { flexDirection: 'column', overflowX: 'visible' },
        }}
      >
        {sections.map((section) => (
          <li key={section.id} style={{ flexShrink: 0, maxWidth: '100%' }}>
            <SectionButton
              {...section}
              isCurrent={section.id === current}
              onGo={() => {
                goToSection(section.id);
                setGoneTo(section.id);
              }}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function SectionButton({ label, state, isCurrent, onGo }: NavSection & { isCurrent: boolean; onGo: () => void }) {
  const { t } = useTranslation('editing');
  return (
    <ListItemButton
      component="button"
      selected={isCurrent}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={onGo}
      onFocus={({ currentTarget }) => showInBar(currentTarget)}
      sx={{
        typography: 'body2',
        fontWeight: isCurrent ? 600 : undefined,
        color: 'text.secondary',
        '&.Mui-selected': { color: 'primary.main' },
        minHeight: 44,
        gap: 1,
        px: 1.5,
        [wideEditor]: { width: '100%', px: 1 },
        py: 0.5,
        borderRadius: 1,
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          borderRadius: '50%',
          flexShrink: 0,
          border: 1,
          borderColor: colors[state],
          bgcolor: state === 'optional' ? undefined : colors[state],
          '@media (forced-colors: active)': {
            borderWidth: state === 'open' ? 3 : 1,
            bgcolor: state === 'done' ? 'CanvasText' : 'Canvas',
          },
        }}
      />
      <span style={{ overflowWrap: 'anywhere' }}>
        {label}
        <VisuallyHidden>{`, ${t(`sections.${state}`)}`}</VisuallyHidden>
      </span>
    </ListItemButton>
  );
}

/** Scrolls the bar to the focused button: browsers do not scroll when one of its edges is in sight. */
function showInBar(button: HTMLElement): void {
  const bar = button.closest('ul');
  if (!bar) return;
  const buttonRect = button.getBoundingClientRect();
  const frame = bar.getBoundingClientRect();
  bar.scrollLeft += Math.min(0, buttonRect.left - frame.left) + Math.max(0, buttonRect.right - frame.right);
}

/** In px from the top of the window: a section that ends above it no longer counts as the one being read. */
const readFrom = 280;

/** The first that reaches well below the bars; one that was chosen here stays marked until the user scrolls. */
function useCurrentSection(ids: string) {
  const [below, setBelow] = useState<readonly string[]>([]);
  const [goneTo, setGoneTo] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const change = new Map(entries.map(({ target, isIntersecting }) => [target.id, isIntersecting]));
        setBelow((before) => ids.split(' ').filter((id) => change.get(id) ?? before.includes(id)));
      },
      // From that line down to far below the window.
      { rootMargin: `-${readFrom}px 0px 100000px 0px` },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  useEffect(() => {
    const scrolls = ['wheel', 'touchmove', 'keydown'] as const;
    const forget = () => setGoneTo(null);
    for (const type of scrolls) window.addEventListener(type, forget, { passive: true });
    return () => {
      for (const type of scrolls) window.removeEventListener(type, forget);
    };
  }, []);
  return { current: goneTo ?? below[0] ?? null, setGoneTo };
}
