import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { ReadinessCard, type ReadinessCardProps } from './ReadinessCard';
import type { SideView, SideViewsProps } from './SideViews';

/** After the page (performance S2). */
const SideViews = lazy(async () => ({ default: (await import('./SideViews')).SideViews }));

/** From this width of the window on, in px, a page has room for the preview beside its sections. */
const roomForPreview = 1360;

export function useHasPreviewBeside(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.up(roomForPreview), { noSsr: true });
}

type ProfileSideProps = Omit<SideViewsProps, 'view' | 'onView'> & Omit<ReadinessCardProps, 'isPublic'>;

/** What is missing, or how the profile will look; without room for a preview beside the sections, the first alone. */
export function ProfileSide(props: ProfileSideProps) {
  const { profile, readiness, onGoTo, onPublish, ...preview } = props;
  const hasPreview = useHasPreviewBeside();
  const [view, setView] = useState<SideView>('checklist');
  return (
    <Box sx={[side, { order: { xs: profile.public ? 0 : -1, '@1040': 0 } }]}>
      {hasPreview ? (
        <Suspense fallback={<Box sx={{ pt: 7.75 }} />}>
          <SideViews {...preview} profile={profile} view={view} onView={setView} />
        </Suspense>
      ) : null}
      {/* Beside what comes later, not within: it stays the same element, and keeps the focus. */}
      {hasPreview && view === 'preview' ? null : (
        <ReadinessCard isPublic={profile.public} readiness={readiness} onGoTo={onGoTo} onPublish={onPublish} />
      )}
    </Box>
  );
}

/** Top of the window that navbar and editor head cover. */
const covered = '(var(--sticky-top, 0px) + var(--head-height, 0px))';

const side = {
  minWidth: 0,
  gridColumn: { lg: '1 / -1', '@1040': 'auto' },
  position: { '@1040': 'sticky' },
  top: `calc(${covered} + 24px)`,
  maxHeight: { '@1040': `calc(100dvh - ${covered} - 40px)` },
  overflowY: { '@1040': 'auto' },
  // The preview shrinks to what is left of the window; a list of what is missing is scrolled.
  display: 'flex',
  flexDirection: 'column',
  '& > *': { flexShrink: 0 },
} as const;
