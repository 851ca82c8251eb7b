import EditIcon from '@mui/icons-material/EditOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile, ProfileListItem } from '@/api/endpoints/profiles';
import type { UserDetails } from '@/api/endpoints/users';
import { confirmationCount } from '@/domain/confirmationCount';
import { factDot } from '@/domain/plainText';
import { canChangeProfile } from '@/domain/profileLifeCycle';
import { href } from '@/routes/href';
import { RouterLink, useNavigate } from '@/routes/navigation';
import { useProfile } from '@/entities/profile/useProfile';
import { focusPageHeading } from '@/ui/basics/focus';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { ListRow } from '@/ui/list/ListRow';
import { ShareButton, ViewButton } from '@/ui/share/ShareButton';
import type { Sharing } from '@/ui/share/useSharing';
import { TextIn, useLanguageNote } from '@/ui/text/InLanguage';
import { useListedNames, useNameLanguage, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import { VerificationMark } from '@/ui/text/VerificationMark';
import { ProfilePicture, useExpertName } from '@/features/profile-fields/ProfilePicture';
import { useShareProfile } from '@/features/public-page/profile/shareProfile';
import { CanonicalChip, ProfileStatusChip } from '@/features/publishing/profile/ProfileStatusChip';
import { ProfileMenu } from '@/features/publishing/profile/ProfileMenu';
import { PublishFlow, type PublishStep } from '@/features/publishing/profile/PublishFlow';
import { useReadiness } from '@/features/publishing/profile/useReadiness';
import { useScrollToCheck } from '@/features/publishing/profile/useScrollToCheck';

/** Height of a row in px. */
export const profileHeight = 112;

export function ProfileRow({ profile, expert }: { profile: ProfileListItem; expert: UserDetails | null }) {
  const { t } = useTranslation(['profiles', 'common', 'lists']);
  const name = useExpertName(expert);
  const { competence } = useListedNames()(profile);
  const sharing = useShareProfile(profile);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const lang = useNameLanguage()(profile);
  const languageNote = useLanguageNote(lang);
  const occupation = useOwnOccupation()(profile) || t('noOccupation');
  const to = href('profile', { profileId: profile.id });
  const title = useProfileTitle()(profile.title, expert?.gender) || t('noTitle');
  return (
    <>
      <ListRow
        minHeight={profileHeight}
        title={occupation}
        titleLang={lang}
        titleElement="h2"
        to={to}
        picture={<ProfilePicture picture={profile.profile_picture} name={name} size={8} />}
        meta={
          <>
            <div>
              {competence ? `${title}${factDot}` : title}
              {competence ? <TextIn lang={lang}>{competence.name}</TextIn> : null}
              {languageNote ? `${factDot}${languageNote}` : null}
            </div>
            <ProfileMarks profile={profile} />
          </>
        }
        actions={
          <>
            {isNarrow ? null : (
              <>
                <ViewButton sharing={sharing} label={t('lists:profiles.view', { profile: occupation })} />
                <ShareButton sharing={sharing} label={t('lists:profiles.share', { profile: occupation })} />
                <Button
                  startIcon={<EditIcon />}
                  component={RouterLink}
                  to={to}
                  aria-label={t('lists:profiles.edit', { profile: occupation })}
                >
                  {t('common:action.edit')}
                </Button>
              </>
            )}
            <ProfileRowMenu profile={profile} sharing={isNarrow ? sharing : null} />
          </>
        }
      />
      {sharing.sheet}
    </>
  );
}

function ProfileMarks({ profile }: { profile: ProfileListItem }) {
  return (
    <Stack direction="row" sx={{ columnGap: 1.5, rowGap: 0.5, mt: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <ProfileStatusChip isPublic={profile.public} />
      {profile.canonical ? <CanonicalChip /> : null}
      <VerificationMark count={confirmationCount(profile)} color={profile.checkmarks?.color} />
    </Stack>
  );
}

interface ProfileRowMenuProps {
  profile: ProfileListItem;
  /** On a phone, where the row has no room for its actions. */
  sharing: Sharing | null;
}

function ProfileRowMenu({ profile, sharing }: ProfileRowMenuProps) {
  const { t } = useTranslation(['profiles', 'common']);
  // Of its openings. Stays rendered after closing: its closing dialog leads to what is missing.
  const [publishing, setPublishing] = useState(0);
  const rowActions = sharing
    ? [
        ...(sharing.address === null
          ? []
          : [
              { key: 'view', label: t('common:action.view'), href: sharing.address },
              { key: 'share', label: t('common:action.share'), onClick: sharing.open },
            ]),
        { key: 'edit', label: t('common:action.edit'), to: href('profile', { profileId: profile.id }), divider: true },
      ]
    : [];
  const publish = canChangeProfile(profile, 'publish')
    ? [{ key: 'publish', label: t('publish.action'), onClick: () => setPublishing(publishing + 1) }]
    : [];
  return (
    <>
      <ProfileMenu
        profile={profile}
        actions={[...rowActions, ...publish]}
        // The row that held the focus is gone with its profile.
        onDeleted={() => requestAnimationFrame(focusPageHeading)}
      />
      {publishing === 0 ? null : <PublishFromList key={publishing} profileId={profile.id} />}
    </>
  );
}

/** The profile is loaded first: only then it is known what is missing (PRO-10). */
function PublishFromList({ profileId }: { profileId: string }) {
  const { t } = useTranslation(['profileParts', 'common']);
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const { profile, request, reload } = useProfile(profileId, isOpen);
  const close = () => setOpen(false);
  if (profile && isOpen) return <PublishLoadedProfile profile={profile} />;
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} component="h2">
        {t('publish.title')}
      </DialogTitle>
      <DialogContent>
        <StatusView
          request={request}
          hasContent={false}
          skeleton={<ListSkeleton rows={2} height={48} />}
          onRetry={reload}
        >
          {null}
        </StatusView>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('common:action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function PublishLoadedProfile({ profile }: { profile: CompetenceProfile }) {
  const readiness = useReadiness(profile);
  const [step, setStep] = useState<PublishStep | null>(readiness.isReady ? 'publish' : 'notReady');
  const navigate = useNavigate();
  // The sections are on the editor's page.
  const openEditor = (query: Record<string, string>) =>
    void navigate(href('profile', { profileId: profile.id }, query));
  const goToCheck = useScrollToCheck(profile, (section, { id }) => openEditor(id === null ? {} : { [section]: id }));
  return (
    <PublishFlow
      step={step}
      onStep={setStep}
      profile={profile}
      readiness={readiness}
      onGoTo={(check) => {
        if (check.rule === 'experience' || check.rule === 'mainExperience') openEditor({});
        else goToCheck(check);
      }}
    />
  );
}
