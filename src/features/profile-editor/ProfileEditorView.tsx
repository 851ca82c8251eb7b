import { Box, Stack, Typography } from '@mui/material';
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { isLanguage } from '@/api/schema/languages';
import { useSearchParams } from '@/routes/navigation';
import { type NavSection, SectionNav, wideEditor } from '@/ui/editor/SectionNav';
import { StatusView, type StatusViewProps } from '@/ui/feedback/StatusView';
import { ContentLanguage } from '@/ui/text/useLanguage';
import { useProfilePreview } from '@/features/public-page/profile/OwnPublicProfile';
import { type OpenEntry, sectionIds, useScrollToCheck } from '@/features/publishing/profile/useScrollToCheck';
import { PublishFlow, type PublishStep } from '@/features/publishing/profile/PublishFlow';
import { type Readiness, type ReadinessCheck, useReadiness } from '@/features/publishing/profile/useReadiness';
import { UserDetailsAlert, useUserDetails } from '@/features/user/UserDetailsAlert';
import { AreaSection } from './AreaSection';
import { ProfileHead } from './ProfileHead';
import { ProfileSidePane } from './ProfileSidePane';
import { CareerSection } from './career/CareerSection';
import { education, experience, type EntryName } from './career/entryTypes';
import { ContactSection } from './ContactSection';
import { StorySections } from './stories/StorySections';
import { useSectionEdits } from './useSectionEdits';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { CompetenceForm } from './competence/CompetenceForm';
import { canChangeProfile } from '@/domain/profileLifeCycle';
import { useRequestedDialog } from '@/ui/page/useRequestedDialog';

interface ProfileEditorViewProps {
  profile: CompetenceProfile;
  status: Pick<StatusViewProps, 'request' | 'hasContent' | 'onRetry'>;
  game: ReactNode;
}

export const editorColumns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    '@64': 'minmax(0, 1fr) 320px',
    '@73.75': 'minmax(0, 1fr) 360px',
  },
  // With more specificity: MUI writes the container queries above after media queries.
  [wideEditor]: { '&&': { gridTemplateColumns: '200px minmax(0, 1fr) 360px' } },
} as const;

export function ProfileEditorView({ profile, status, game }: ProfileEditorViewProps) {
  const { t } = useTranslation('profiles');
  const expert = useUserDetails();
  const readiness = useReadiness(profile);
  const [query] = useSearchParams();
  const [drawers, setDrawers] = useState<Record<EntryName, OpenEntry | null>>(() => ({
    experience: entryOf(query.get('experience')),
    education: entryOf(query.get('education')),
  }));
  const openEntry = useCallback(
    (name: EntryName, entry: OpenEntry | null) => setDrawers((before) => ({ ...before, [name]: entry })),
    [],
  );
  const { openCompetences, competenceDrawer } = useCompetenceDrawer(profile);
  const goTo = useScrollToCheck(profile, openEntry, openCompetences);
  const { publish, dialogs } = usePublish({ profile, readiness, onGoTo: goTo });
  const nav = useEditorNav(profile, readiness.checks);
  const preview = useProfilePreview(profile);
  const { edits, photoDialog } = useSectionEdits(profile, openCompetences, openEntry);
  return (
    <ContentLanguage value={isLanguage(profile.language) ? profile.language : undefined}>
      <ProfileHead profile={profile} expert={expert} onPublish={publish} preview={preview} game={game}>
        {profile.public ? <PublicNote /> : null}
        <Box sx={{ containerType: 'inline-size' }}>
          <Box sx={editorColumns}>
            <SectionNav sections={nav} label={t('editor.sections')} />
            <SectionsBesidePane pane={{ profile, readiness, onGoTo: goTo, onPublish: publish, edits }}>
              <StatusView {...status} skeleton={null}>
                <AreaSection profile={profile} expert={expert} onEdit={openCompetences} />
                <UserDetailsAlert />
                <CareerSection type={experience} profile={profile} drawer={drawers.experience} onDrawer={openEntry} />
                <CareerSection type={education} profile={profile} drawer={drawers.education} onDrawer={openEntry} />
                <StorySections profile={profile} />
                <ContactSection profile={profile} />
              </StatusView>
            </SectionsBesidePane>
          </Box>
        </Box>
        {dialogs}
        {preview.overlays}
        {competenceDrawer}
        {photoDialog}
      </ProfileHead>
    </ContentLanguage>
  );
}

interface SectionsBesidePaneProps {
  pane: Omit<ComponentProps<typeof ProfileSidePane>, 'edited'>;
  children: ReactNode;
}

/** The pane shows what has the focus; the sections, made above, do not render again when it moves (performance S12). */
function SectionsBesidePane({ pane, children }: SectionsBesidePaneProps) {
  const [edited, setEdited] = useState('');
  return (
    <>
      <Stack sx={{ gap: 2, minWidth: 0 }} onFocus={({ target }) => setEdited(target.closest('section[id]')?.id ?? '')}>
        {children}
      </Stack>
      <ProfileSidePane {...pane} edited={edited} />
    </>
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

function useCompetenceDrawer(profile: CompetenceProfile) {
  const { t } = useTranslation('profiles');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    openCompetences: useCallback(() => setOpen(true), []),
    competenceDrawer: (
      <SideDrawer open={isOpen} title={t('competence.title')} onClose={close}>
        <CompetenceForm profile={profile} onSaved={close} onCancel={close} />
      </SideDrawer>
    ),
  };
}

function useEditorNav(profile: CompetenceProfile, checks: readonly ReadinessCheck[]): NavSection[] {
  const { t } = useTranslation('profiles');
  const isOpen = (...rules: ReadinessCheck['rule'][]) => checks.some(({ rule, done }) => !done && rules.includes(rule));
  // [section, whether publishing still needs something of it, whether it is filled in]
  const sections = [
    ['area', isOpen('competence'), true],
    ['experience', isOpen('experience', 'experienceDetails', 'mainExperience'), true],
    ['education', isOpen('educationDetails'), profile.educations.length > 0],
    ['connections', false, profile.personal_connections.length > 0],
    ['stories', false, profile.competence_stories.length > 0],
    ['contact', false, profile.contacts.length > 0],
  ] as const;
  return sections.map(([section, open, filled]) => ({
    id: sectionIds[section],
    label: t(`${section}.title`),
    state: open ? 'open' : filled ? 'done' : 'optional',
  }));
}

interface PublishOptions {
  profile: CompetenceProfile;
  readiness: Readiness;
  onGoTo: (check: ReadinessCheck) => void;
}

/** Publishes a profile; while something is missing it shows what, instead of failing (PRO-10). */
function usePublish(options: PublishOptions) {
  const canPublish = canChangeProfile(options.profile, 'publish');
  const first = options.readiness.isReady ? 'publish' : 'notReady';
  const isRequested = useRequestedDialog('publish') && canPublish;
  const [step, setStep] = useState<PublishStep | null>(isRequested ? first : null);
  return {
    /** Undefined where the profile is public. */
    publish: canPublish ? () => setStep(first) : undefined,
    dialogs: <PublishFlow {...options} step={step} onStep={setStep} />,
  };
}
