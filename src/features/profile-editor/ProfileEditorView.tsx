import { Box, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { isLanguage } from '@/api/schema/languages';
import { useSearchParams } from '@/routes/navigation';
import { SectionNav } from '@/ui/editor/SectionNav';
import { StatusView, type StatusViewProps } from '@/ui/feedback/StatusView';
import { ContentLanguage } from '@/ui/text/useLanguage';
import { useProfilePreview } from '@/features/public-page';
import { useReadiness, useScrollToCheck, type OpenEntry } from '@/features/publishing';
import { UserDetailsAlert, useUserDetails } from '@/features/user';
import { AreaSection } from './AreaSection';
import { ProfileHead } from './ProfileHead';
import { ProfileSidePane } from './ProfileSidePane';
import { TitleLine } from './TitleLine';
import { EducationSection } from './career/EducationSection';
import { ExperienceSection } from './career/ExperienceSection';
import { ContactSection } from './contact/ContactSection';
import { StorySections } from './stories/StorySections';
import { useCompetenceDrawer } from './useCompetenceDrawer';
import { useEditorNav } from './useEditorNav';
import { useSectionEdits } from './useSectionEdits';
import { useProfileGuard } from './useProfileGuard';
import { usePublish } from './usePublish';

interface ProfileEditorViewProps {
  profile: CompetenceProfile;
  onChanged: () => Promise<unknown>;
  status: Pick<StatusViewProps, 'request' | 'hasContent' | 'onRetry'>;
  game: ReactNode;
}

/** Sections beside their nav; the checklist is on top, or on the right where the page is wide enough. */
const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: '200px minmax(0, 1fr)',
    '@64': '160px minmax(0, 1fr) 320px',
    '@73.75': '200px minmax(0, 1fr) 320px',
    '@77.5': '200px minmax(0, 1fr) 360px',
  },
} as const;

export function ProfileEditorView({ profile, onChanged, status, game }: ProfileEditorViewProps) {
  const { t } = useTranslation('profiles');
  const expert = useUserDetails();
  const readiness = useReadiness(profile);
  const [query] = useSearchParams();
  const [experience, openExperience] = useState(() => entryOf(query.get('experience')));
  const [education, openEducation] = useState(() => entryOf(query.get('education')));
  const { openCompetences, competenceDrawer } = useCompetenceDrawer(profile);
  const goTo = useScrollToCheck(
    profile,
    (section, entry) => (section === 'experience' ? openExperience(entry) : openEducation(entry)),
    openCompetences,
  );
  const { publish, dialogs } = usePublish({ profile, readiness, onGoTo: goTo });
  const { confirmEdit, dialog } = useProfileGuard(profile);
  const nav = useEditorNav(profile, readiness.checks);
  const preview = useProfilePreview(profile);
  const [edited, setEdited] = useState('');
  const { edits, photoDialog } = useSectionEdits(profile, { openCompetences, openExperience, openEducation });
  const career = { profile, onChanged, confirmEdit };
  return (
    <ContentLanguage value={isLanguage(profile.language) ? profile.language : undefined}>
      <ProfileHead profile={profile} expert={expert} onPublish={publish} preview={preview} game={game}>
        {profile.public ? <PublicNote /> : null}
        <Box sx={{ containerType: 'inline-size' }}>
          <Box sx={columns}>
            <SectionNav sections={nav} label={t('editor.sections')} />
            <Stack
              sx={{ gap: 2, minWidth: 0 }}
              onFocus={({ target }) => setEdited(target.closest('section[id]')?.id ?? '')}
            >
              <StatusView {...status} skeleton={null}>
                <AreaSection profile={profile} expert={expert} onEdit={openCompetences}>
                  <TitleLine profile={profile} gender={expert?.gender} />
                </AreaSection>
                <UserDetailsAlert />
                <ExperienceSection {...career} drawer={experience} onDrawer={openExperience} />
                <EducationSection {...career} drawer={education} onDrawer={openEducation} />
                <StorySections profile={profile} />
                <ContactSection profile={profile} />
              </StatusView>
            </Stack>
            <ProfileSidePane
              profile={profile}
              readiness={readiness}
              onGoTo={goTo}
              onPublish={publish}
              edited={edited}
              edits={edits}
              onFullScreen={preview.openPage}
            />
          </Box>
        </Box>
        {dialogs}
        {preview.overlays}
        {dialog}
        {competenceDrawer}
        {photoDialog}
      </ProfileHead>
    </ContentLanguage>
  );
}

/** What waits for "Publish changes", and what does not (ux no. 1). */
function PublicNote() {
  const { t } = useTranslation('profiles');
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: -1, mb: 1.5 }}>
      {t('editor.public')}
    </Typography>
  );
}

/** The entry to open, from its id in the address, or `new`. */
function entryOf(param: string | null): OpenEntry | null {
  return param === null ? null : { id: param === 'new' ? null : param };
}
