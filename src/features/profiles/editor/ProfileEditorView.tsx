import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { canChangeProfile } from '@/domain/profileLifeCycle';
import { href } from '@/routes/href';
import { useNavigate } from '@/routes/navigation';
import { OverallSaveState } from '@/ui/editor/OverallSaveState';
import { PageLayout } from '@/ui/page/PageLayout';
import { ReadinessChecklist } from '@/ui/editor/ReadinessChecklist';
import { SectionNav } from '@/ui/editor/SectionNav';
import { StatusView, type StatusViewProps } from '@/ui/feedback/StatusView';
import { UpdateButton } from '@/ui/editor/UpdateButton';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import { VerificationMark } from '@/ui/basics/VerificationMark';
import { ProfileMenu } from '../ProfileMenu';
import { ProfilePicture } from '../ProfilePicture';
import { ProfileStatusChip, CanonicalChip } from '../ProfileStatusChip';
import { useExpertName } from '../useExpertName';
import { useReadiness } from '../useReadiness';
import { AddressesSection } from './AddressesSection';
import { AreaSection } from './AreaSection';
import { PauseAction } from './PauseAction';
import type { OpenProfileParts, ProfileEditorProps } from './editorParts';
import { PublishAction } from './PublishAction';
import { TitleSection } from './TitleSection';
import { useEditorNav } from './useEditorNav';
import { useGoToCheck } from './useGoToCheck';

interface OpenProfileProps extends Omit<ProfileEditorProps, 'profileId'>, OpenProfileParts {
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
export function ProfileEditorView({ owner, renderSections, onOpenEntry, status, ...open }: OpenProfileProps) {
  const { profile } = open;
  const { t } = useTranslation('profiles');
  const navigate = useNavigate();
  const name = useExpertName(owner);
  const titleOf = useProfileTitle();
  const readiness = useReadiness(profile);
  const goTo = useGoToCheck(profile, onOpenEntry);
  const nav = useEditorNav(profile, readiness.checks);
  return (
    <PageLayout
      title={profile.occupation?.name || t('noOccupation')}
      picture={<ProfilePicture picture={profile.profile_picture} name={name} size={12} />}
      intro={
        <>
          {[name, titleOf(profile.title, owner?.gender)].filter(Boolean).join(' · ')}
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
          {canChangeProfile(profile, 'publish') ? (
            <PublishAction profile={profile} readiness={readiness} onGoTo={goTo} />
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
              <TitleSection profile={profile} gender={owner?.gender} />
              {renderSections(open)}
            </StatusView>
          </Stack>
          {profile.public ? null : (
            <Card
              component="aside"
              aria-labelledby="readiness"
              sx={{
                p: { xs: 2, sm: 3 },
                gridColumn: { lg: '1 / -1', '@1040': 'auto' },
                order: { xs: -1, '@1040': 0 },
                '& > ul': { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr', '@1040': '1fr' } },
                position: { '@1040': 'sticky' },
                top: 'calc(var(--sticky-top, 0px) + 24px)',
              }}
            >
              <Typography variant="h2" id="readiness" sx={{ mb: 2 }}>
                {readiness.isReady ? t('readiness.ready') : t('readiness.title')}
              </Typography>
              <ReadinessChecklist checks={readiness.checks} textOf={readiness.ruleText} onGoTo={goTo} />
            </Card>
          )}
        </Box>
      </Box>
    </PageLayout>
  );
}
