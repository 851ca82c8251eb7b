import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionNav } from '@/ui/editor/SectionNav';
import { StatusView, type StatusViewProps } from '@/ui/feedback/StatusView';
import { useProfilePreview } from '../public/useProfilePreview';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useReadiness } from '../useReadiness';
import { AreaSection } from './AreaSection';
import type { OpenProfileParts, ProfileEditorProps } from './editorParts';
import { LowerSections } from './LowerSections';
import { ProfileHead } from './ProfileHead';
import { ProfileSide } from './ProfileSide';
import { ProfileSummary } from './ProfileSummary';
import { TitleSection } from './TitleSection';
import { useCompetenceDrawer } from './useCompetenceDrawer';
import { useEditorNav } from './useEditorNav';
import { useGoToCheck } from './useGoToCheck';
import { useProfileGuard } from './useProfileGuard';
import { usePublish } from './usePublish';

interface OpenProfileProps
  extends Omit<ProfileEditorProps, 'profileId'>, Omit<OpenProfileParts, 'confirmEdit' | 'language'> {
  status: Pick<StatusViewProps, 'request' | 'hasContent' | 'onRetry'>;
}

/** Sections beside their nav; what is still missing stands on top, and at the right where the page has room for it. */
const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: '200px minmax(0, 1fr)',
    '@1040': '160px minmax(0, 1fr) 320px',
    '@1240': '200px minmax(0, 1fr) 360px',
  },
} as const;

/** The editor of a profile that is there: head, sections, and what publishing still needs. */
export function ProfileEditorView(props: OpenProfileProps) {
  const { expert, renderSections, renderSubjectField, onOpenEntry, renderWithSources, status, ...open } = props;
  const { profile } = open;
  const { t } = useTranslation('profiles');
  const readiness = useReadiness(profile);
  const { openCompetences, competenceDrawer } = useCompetenceDrawer(profile, renderSubjectField);
  const goTo = useGoToCheck(profile, onOpenEntry, openCompetences);
  const { publish, dialogs } = usePublish({ profile, readiness, onGoTo: goTo });
  const { confirmEdit, dialog } = useProfileGuard(profile);
  const language = useProfileLanguage(profile);
  const nav = useEditorNav(profile, readiness.checks);
  const preview = useProfilePreview(profile, renderWithSources);
  const [edited, setEdited] = useState('');
  return (
    <ProfileHead profile={profile} expert={expert} onPublish={publish} preview={preview}>
      {profile.public ? <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('editor.public')}</Typography> : null}
      <ProfileSummary profile={profile} />
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={columns}>
          <SectionNav sections={nav} label={t('editor.sections')} />
          <Stack
            sx={{ gap: 3, minWidth: 0 }}
            onFocus={({ target }) => setEdited(target.closest('section[id]')?.id ?? '')}
          >
            <StatusView {...status} skeleton={null}>
              <AreaSection profile={profile} expert={expert} onEdit={openCompetences} />
              <TitleSection profile={profile} gender={expert?.gender} />
              {renderSections({ ...open, language, confirmEdit })}
              <LowerSections ids={open.ids} profile={profile} />
            </StatusView>
          </Stack>
          <ProfileSide
            profile={profile}
            readiness={readiness}
            onGoTo={goTo}
            onPublish={publish}
            renderWithSources={renderWithSources}
            edited={edited}
            onFullScreen={preview.open}
          />
        </Box>
      </Box>
      {dialogs}
      {preview.overlays}
      {dialog}
      {competenceDrawer}
    </ProfileHead>
  );
}
