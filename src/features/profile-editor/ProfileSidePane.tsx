import { Box, Card, type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { DeferredContent } from '@/ui/basics/SideDrawer';
import { besideSections, SidePane } from '@/ui/editor/SidePane';
import { TextSkeleton } from '@/ui/feedback/ListSkeleton';
import { ReadinessChecklist } from '@/ui/list/ReadinessChecklist';
import type { SectionEdits } from '@/ui/publicPage/EditSection';
import { ProfilePreviewPane } from '@/features/public-page/profile/OwnPublicProfile';
import type { Readiness, ReadinessCheck } from '@/features/publishing/profile/useReadiness';

/** From this width of the window on, in em, a page has room for the preview beside its sections. */
const roomForPreview = 85;

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
  edits: SectionEdits;
}

/** A narrow page has the checklist alone. A public profile opens with the preview, unless something is missing. */
export function ProfileSidePane({ edited, edits, ...checklist }: ReadinessProps & PreviewProps) {
  const { profile, readiness } = checklist;
  const { t } = useTranslation('profiles');
  const hasPreview = useHasPreviewBeside();
  const [chosen, setChosen] = useState<SideView | null>(null);
  const view = chosen ?? (profile.public && readiness.isReady ? 'preview' : 'checklist');
  if (!hasPreview) return <ReadinessCard {...checklist} />;
  const views: SideView[] = profile.public ? ['preview', 'checklist'] : ['checklist', 'preview'];
  const viewSwitch = (
    <SegmentedControl
      label={t('preview.views')}
      isLabelHidden
      value={view}
      options={views.map((value) => ({
        value,
        label: t(value === 'preview' ? 'preview.action' : 'preview.checklist'),
      }))}
      onChange={setChosen}
    />
  );
  const name = view === 'preview' ? { 'aria-label': t('preview.action') } : { 'aria-labelledby': headingId };
  return (
    <SidePane {...name} viewSwitch={viewSwitch}>
      {view === 'preview' ? (
        <DeferredContent fallback={<TextSkeleton height={284} />}>
          <ProfilePreviewPane profile={profile} edited={edited} edits={edits} />
        </DeferredContent>
      ) : (
        <Box>
          <ReadinessList {...checklist} />
        </Box>
      )}
    </SidePane>
  );
}

const headingId = 'readiness';

/** Conditions for publishing; they have to stay met while the profile is public (D-62). */
function ReadinessList({ profile, readiness, onGoTo, onPublish }: ReadinessProps) {
  const { t } = useTranslation('profiles');
  return (
    <ReadinessChecklist
      checks={readiness.checks}
      textOf={readiness.taskText}
      onGoTo={onGoTo}
      title={t(profile.public ? 'readiness.public' : 'readiness.title')}
      headingId={headingId}
      onPublish={onPublish}
    />
  );
}

function ReadinessCard(props: ReadinessProps) {
  const { profile, readiness } = props;
  return (
    <Card
      component="aside"
      aria-labelledby={headingId}
      sx={[
        readiness.isReady ? { border: 0, bgcolor: 'transparent' } : { p: { xs: 2, sm: 3 } },
        (theme) => ({
          gridColumn: '1 / -1',
          order: profile.public ? 0 : -1,
          '& > ul': { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } },
          [theme.containerQueries.up(64)]: {
            ...besideSections,
            gridColumn: 'auto',
            order: 0,
            '& > ul': { gridTemplateColumns: '1fr' },
          },
        }),
      ]}
    >
      <ReadinessList {...props} />
    </Card>
  );
}
