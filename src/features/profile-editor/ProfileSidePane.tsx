import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { ReadinessChecklist } from '@/ui/list/ReadinessChecklist';
import { ProfilePreviewPane } from '@/features/public-page';
import type { Readiness, ReadinessCheck } from '@/features/publishing';

/** From this width of the window on, in px, a page has room for the preview beside its sections. */
const roomForPreview = 1360;

export function useHasPreviewBeside(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.up(roomForPreview), { noSsr: true });
}

type SideView = 'checklist' | 'preview';

interface ReadinessProps {
  profile: CompetenceProfile;
  readiness: Readiness;
  onGoTo: (check: ReadinessCheck) => void;
  onPublish: (() => void) | undefined;
}

interface PreviewProps {
  profile: CompetenceProfile;
  /** Id of the section that is being edited; the preview scrolls to it. */
  edited: string;
  onFullScreen: () => void;
}

/** The checklist for publishing or the preview of the profile; a narrow page has the checklist alone. */
export function ProfileSidePane({ readiness, onGoTo, onPublish, ...preview }: ReadinessProps & PreviewProps) {
  const { profile } = preview;
  const hasPreview = useHasPreviewBeside();
  const [view, setView] = useState<SideView>('checklist');
  return (
    <Box sx={[side, { order: { xs: profile.public ? 0 : -1, '@1040': 0 } }]}>
      {hasPreview ? <PreviewToggle {...preview} view={view} onView={setView} /> : null}
      {hasPreview && view === 'preview' ? null : (
        <ReadinessCard profile={profile} readiness={readiness} onGoTo={onGoTo} onPublish={onPublish} />
      )}
    </Box>
  );
}

/** Checklist of the conditions for publishing; they have to stay met while the profile is public (D-62). */
function ReadinessCard({ profile, readiness, onGoTo, onPublish }: ReadinessProps) {
  const { t } = useTranslation('profiles');
  const { checks, isReady, taskText } = readiness;
  return (
    <Card
      component="aside"
      aria-labelledby="readiness"
      sx={{
        ...(isReady ? { border: 0, bgcolor: 'transparent' } : { p: { xs: 2, sm: 3 } }),
        '& > ul': { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr', '@1040': '1fr' } },
      }}
    >
      <ReadinessChecklist
        checks={checks}
        textOf={taskText}
        onGoTo={onGoTo}
        title={t(profile.public ? 'readiness.public' : 'readiness.title')}
        headingId="readiness"
        onPublish={onPublish}
      />
    </Card>
  );
}

/** The choice between checklist and preview of the profile, and the preview. */
function PreviewToggle({
  view,
  onView,
  ...preview
}: PreviewProps & { view: SideView; onView: (view: SideView) => void }) {
  const { t } = useTranslation('profiles');
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <SegmentedControl
          label={t('preview.views')}
          isLabelHidden
          value={view}
          options={[
            { value: 'checklist', label: t('preview.checklist') },
            { value: 'preview', label: t('preview.action') },
          ]}
          onChange={onView}
        />
      </Box>
      {view === 'checklist' ? null : (
        <Card
          component="aside"
          aria-label={t('preview.action')}
          sx={{ p: 2, display: 'flex', flexDirection: 'column', '&&': { flexShrink: 1 } }}
        >
          <Suspense fallback={<ListSkeleton rows={3} height={120} />}>
            <ProfilePreviewPane {...preview} />
          </Suspense>
        </Card>
      )}
    </>
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
