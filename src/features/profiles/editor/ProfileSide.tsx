import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import type { RenderWithSources } from '../public/useProfilePreview';
import { ReadinessCard, type ReadinessCardProps } from './ReadinessCard';

/* After the page, and with the first look at it (performance S2). */
const SegmentedControl = lazy(async () => ({
  default: (await import('@/ui/basics/SegmentedControl')).SegmentedControl<SideView>,
}));
const PreviewPane = lazy(async () => ({ default: (await import('../public/PreviewPane')).PreviewPane }));

type SideView = 'checklist' | 'preview';

/** From this width of the window on, in px, a page has room for the preview beside its sections. */
const roomForPreview = 1360;

export function useHasPreviewBeside(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.up(roomForPreview), { noSsr: true });
}

interface ProfileSideProps extends Omit<ReadinessCardProps, 'isPublic'> {
  profile: CompetenceProfile;
  renderWithSources: RenderWithSources;
  /** Id of the section that is being edited; the preview scrolls to it. */
  edited: string;
  onFullScreen: () => void;
}

/** What is missing, or how the profile will look; without room for a preview beside the sections, the first alone. */
export function ProfileSide(props: ProfileSideProps) {
  const { profile, renderWithSources, edited, onFullScreen, ...readiness } = props;
  const { t } = useTranslation('profiles');
  const hasViews = useHasPreviewBeside();
  const [chosen, setView] = useState<SideView>('checklist');
  const view = hasViews ? chosen : 'checklist';
  return (
    <Box sx={[side, { order: { xs: profile.public ? 0 : -1, '@1040': 0 } }]}>
      {hasViews ? (
        <Box sx={{ minHeight: 46, mb: 2, flexShrink: 0 }}>
          <Suspense>
            <SegmentedControl
              label={t('preview.views')}
              isLabelHidden
              value={view}
              options={[
                { value: 'checklist', label: t('preview.checklist') },
                { value: 'preview', label: t('preview.action') },
              ]}
              onChange={setView}
            />
          </Suspense>
        </Box>
      ) : null}
      {view === 'checklist' ? (
        <Box sx={{ flexShrink: 0 }}>
          <ReadinessCard isPublic={profile.public} {...readiness} />
        </Box>
      ) : (
        <Card
          component="aside"
          aria-label={t('preview.action')}
          sx={{ p: 2, display: 'flex', flexDirection: 'column' }}
        >
          <Suspense fallback={<ListSkeleton rows={3} height={120} />}>
            {renderWithSources((sources) => (
              <PreviewPane profile={profile} sources={sources} edited={edited} onFullScreen={onFullScreen} />
            ))}
          </Suspense>
        </Card>
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
  // The preview shrinks to what is left of the window.
  display: { '@1040': 'flex' },
  flexDirection: 'column',
} as const;
