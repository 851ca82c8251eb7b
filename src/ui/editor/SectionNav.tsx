import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goToSection } from '@/ui/basics/goToSection';
import { stickyBar } from '@/ui/basics/stickyBar';
import { useBarHeight } from '@/ui/page/useBarHeight';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

export interface NavSection {
  /** Id of the section's element; its heading takes the focus. */
  id: string;
  label: string;
  state: 'done' | 'open' | 'optional';
}

/** What navbar and head of the page cover at the top. */
const covered = 'calc(var(--sticky-top, 0px) + var(--head-height, 0px))';

const colors = { done: 'success.main', open: 'warning.main', optional: 'text.secondary' } as const;

/** The sections of a long page with their state; beside the page on a desktop, a bar above it on a phone. */
export function SectionNav({ sections, label }: { sections: readonly NavSection[]; label: string }) {
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '));
  const isAbove = useMediaQuery((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  return (
    <Box
      component="nav"
      ref={useBarHeight('--nav-height', isAbove)}
      aria-label={label}
      sx={{
        ...stickyBar('top'),
        top: { xs: covered, lg: `calc(${covered} + 24px)` },
        zIndex: 2,
        bgcolor: 'background.default',
        mx: { xs: -2, sm: -3, lg: 0 },
        px: { xs: 2, sm: 3, lg: 0 },
        py: { xs: 1, lg: 0 },
      }}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'flex',
          flexDirection: { xs: 'row', lg: 'column' },
          gap: 0.5,
          overflowX: { xs: 'auto', lg: 'visible' },
        }}
      >
        {sections.map((section) => (
          <li key={section.id} style={{ flexShrink: 0, maxWidth: '100%' }}>
            <SectionButton {...section} isCurrent={section.id === current} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function SectionButton({ id, label, state, isCurrent }: NavSection & { isCurrent: boolean }) {
  const { t } = useTranslation('editing');
  return (
    <ButtonBase
      aria-current={isCurrent ? 'location' : undefined}
      onClick={() => goToSection(id)}
      onFocus={({ currentTarget }) => showInBar(currentTarget)}
      sx={{
        typography: 'body2',
        fontWeight: isCurrent ? 600 : undefined,
        color: isCurrent ? 'text.primary' : 'text.secondary',
        minHeight: 44,
        width: { lg: '100%' },
        justifyContent: 'flex-start',
        textAlign: 'start',
        gap: 1.5,
        px: 1.5,
        borderRadius: 1,
        bgcolor: isCurrent ? 'action.selected' : undefined,
        '&:hover': { bgcolor: 'action.hover' },
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
    </ButtonBase>
  );
}

/** Scrolls the bar to a button that has the focus: browsers leave one alone of which an edge is in sight. */
function showInBar(button: HTMLElement): void {
  const bar = button.closest('ul');
  if (!bar) return;
  const buttonRect = button.getBoundingClientRect();
  const frame = bar.getBoundingClientRect();
  bar.scrollLeft += Math.min(0, buttonRect.left - frame.left) + Math.max(0, buttonRect.right - frame.right);
}

/** The section that is being read: the last whose beginning has passed the upper third of the window. */
function useCurrentSection(ids: string): string | null {
  const [passed, setPassed] = useState<readonly string[]>([]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const change = new Map(entries.map(({ target, isIntersecting }) => [target.id, isIntersecting]));
        setPassed((before) => ids.split(' ').filter((id) => change.get(id) ?? before.includes(id)));
      },
      // From far above the window down to its upper third.
      { rootMargin: '100000px 0px -67% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return passed.at(-1) ?? null;
}
