import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { canChangeProfile } from '@/domain/profileLifeCycle';
import { href } from '@/routes/href';
import { useNavigate } from '@/routes/navigation';
import { PageLayout } from '@/ui/page/PageLayout';
import { SectionNav } from '@/ui/editor/SectionNav';
import { StatusView, type StatusViewProps } from '@/ui/feedback/StatusView';
import { UpdateButton } from '@/ui/editor/UpdateButton';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import { VerificationMark } from '@/ui/basics/VerificationMark';
import { ProfileMenu } from '../ProfileMenu';
import { ProfilePicture, useExpertName } from '../ProfilePicture';
import { ProfileStatusChip, CanonicalChip } from '../ProfileStatusChip';
import { useProfileLanguage } from '../useProfileLanguage';
import { useReadiness } from '../useReadiness';
import { AddressesSection } from './AddressesSection';
import { AreaSection } from './AreaSection';
import { PauseAction } from './PauseAction';
import type { OpenProfileParts, ProfileEditorProps } from './editorParts';
import { ReadinessCard } from './ReadinessCard';
import { TitleSection } from './TitleSection';
import { useEditorNav } from './useEditorNav';
import { useGoToCheck } from './useGoToCheck';
import { useProfileGuard } from './useProfileGuard';
import { usePublish } from './usePublish';
import { OverallSaveState } from '@/ui/editor/SaveState';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';

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
    '@1040': '200px minmax(0, 1fr) 300px',
  },
} as const;

/** The editor of a profile that is there: head, sections, and what publishing still needs. */
export function ProfileEditorView({ expert, renderSections, onOpenEntry, status, ...open }: OpenProfileProps) {
  const { profile } = open;
  const { t } = useTranslation('profiles');
  const occupationOf = useOwnOccupation();
  const navigate = useNavigate();
  const name = useExpertName(expert);
  const titleOf = useProfileTitle();
  const readiness = useReadiness(profile);
  const goTo = useGoToCheck(profile, onOpenEntry);
  const { publish, dialogs } = usePublish({ profile, readiness, onGoTo: goTo });
  const { confirmEdit, dialog } = useProfileGuard(profile);
  const language = useProfileLanguage(profile);
  const nav = useEditorNav(profile, readiness.checks);
  return (
    <PageLayout
      title={occupationOf(profile) || t('noOccupation')}
      {...(profile.occupation?.name ? { titleLang: language } : {})}
      picture={<ProfilePicture picture={profile.profile_picture} name={name} size={12} />}
      intro={
        <>
          {[name, titleOf(profile.title, expert?.gender)].filter(Boolean).join(' · ')}
          <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <ProfileStatusChip isPublic={profile.public} />
            {profile.canonical ? <CanonicalChip /> : null}
            <VerificationMark count={profile.verification_count} color={profile.checkmarks?.color} />
          </Stack>
          <OverallSaveState />
        </>
      }
      actions={
        <>
          <UpdateButton />
          {canChangeProfile(profile, 'pause') ? <PauseAction profile={profile} /> : null}
          {publish ? (
            <Button variant="contained" onClick={publish}>
              {t('publish.action')}
            </Button>
          ) : null}
          <ProfileMenu profile={profile} onDeleted={() => void navigate(href('profiles'))} />
        </>
      }
    >
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={columns}>
          <SectionNav sections={nav} label={t('editor.sections')} />
          <Stack sx={{ gap: 3, minWidth: 0 }}>
            <StatusView {...status} skeleton={null}>
              <AddressesSection profile={profile} />
              <AreaSection profile={profile} />
              <TitleSection profile={profile} gender={expert?.gender} />
              {renderSections({ ...open, language, confirmEdit })}
            </StatusView>
          </Stack>
          <ReadinessCard isPublic={profile.public} readiness={readiness} onGoTo={goTo} onPublish={publish} />
        </Box>
      </Box>
      {dialogs}
      {dialog}
    </PageLayout>
  );
}
