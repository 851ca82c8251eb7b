import { Box, Button, Skeleton, Stack, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { UserDetails } from '@/api/endpoints/users';
import { confirmationCount } from '@/domain/confirmationCount';
import { factsText } from '@/domain/plainText';
import { useRequest } from '@/store/hooks';
import { href } from '@/routes/href';
import { useNavigate } from '@/routes/navigation';
import { selectUserDetailsRequest } from '@/entities/user/userSlice';
import { EditorPage } from '@/ui/editor/EditorPage';
import { TitleSkeleton } from '@/ui/page/PageHead';
import { OverallSaveState } from '@/ui/editor/SaveState';
import { UpdateButton, useHasUpdate } from '@/ui/editor/UpdateButton';
import { ShareButton, ViewButton } from '@/ui/share/ShareButton';
import type { Sharing } from '@/ui/share/useSharing';
import { useLanguageNote } from '@/ui/text/InLanguage';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useListedNames, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import { VerificationMark } from '@/ui/text/VerificationMark';
import { useExpertName } from '@/features/profile-fields/ProfilePicture';
import { useShareProfile } from '@/features/public-page/profile/shareProfile';
import type { Preview } from '@/features/public-page/PageOverlays';
import { ProfileMenu } from '@/features/publishing/profile/ProfileMenu';
import { CanonicalChip, ProfileStatusChip } from '@/features/publishing/profile/ProfileStatusChip';
import { ProfilePhoto } from './ProfilePhoto';
import { useHasPreviewBeside } from './ProfileSidePane';

interface ProfileHeadProps {
  profile: CompetenceProfile;
  expert: UserDetails | null;
  /** Undefined where the profile is public. */
  onPublish: (() => void) | undefined;
  preview: Preview;
  game: ReactNode;
  children: ReactNode;
}

export function ProfileHead({ profile, expert, onPublish, preview, game, children }: ProfileHeadProps) {
  const { t } = useTranslation('profiles');
  const name = useExpertName(expert);
  const occupationOf = useOwnOccupation();
  const { occupation } = useListedNames()(profile);
  const language = useProfileLanguage(profile);
  const languageNote = useLanguageNote(language);
  const titleOf = useProfileTitle();
  const sharing = useShareProfile(profile);
  // The gendered form of the occupation can take a line more, which would move the page below.
  const isNamePending = useRequest(selectUserDetailsRequest).status !== 'failed' && expert === null;
  return (
    <EditorPage
      title={occupationOf(profile) || t('noOccupation')}
      titlePlaceholder={isNamePending ? <TitleSkeleton title={t('editor.title')} /> : undefined}
      {...(occupation ? { titleLang: occupation.lang ?? language } : {})}
      picture={<ProfilePhoto profile={profile} name={name} />}
      status={isNamePending ? undefined : <ProfileStatusChip isPublic={profile.public} />}
      intro={
        <Stack direction="row" sx={{ columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
          {isNamePending ? (
            <Skeleton width={240} />
          ) : (
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {factsText([name, titleOf(profile.title, expert?.gender)])}
            </Box>
          )}
          {profile.canonical ? <CanonicalChip /> : null}
          <VerificationMark count={confirmationCount(profile)} color={profile.checkmarks?.color} />
          {languageNote ? <span>{languageNote}</span> : null}
          <Box sx={inLine}>{game}</Box>
        </Stack>
      }
      actions={<HeadActions profile={profile} sharing={sharing} onPublish={onPublish} preview={preview} />}
    >
      {children}
      {sharing.sheet}
    </EditorPage>
  );
}

const inLine = ({ mixins }: Theme) => ({
  '& > .MuiButton-root': { ...mixins.textButtonAtEdge, my: -1 },
  '&:empty': { display: 'none' },
});

interface HeadActionsProps extends Pick<ProfileHeadProps, 'profile' | 'onPublish' | 'preview'> {
  sharing: Sharing;
}

function HeadActions({ profile, sharing, onPublish, preview }: HeadActionsProps) {
  const { t } = useTranslation('profiles');
  const navigate = useNavigate();
  const hasUpdate = useHasUpdate();
  const hasPreviewBeside = useHasPreviewBeside();
  return (
    <>
      <OverallSaveState />
      {hasPreviewBeside ? null : (
        // In the menu alone where the other actions leave no room.
        <Button
          onClick={preview.openPage}
          sx={{
            display: profile.public
              ? { xs: 'none', sm: 'inline-flex', md: hasUpdate ? 'none' : 'inline-flex', lg: 'inline-flex' }
              : undefined,
          }}
        >
          {t('preview.action')}
        </Button>
      )}
      <ViewButton sharing={sharing} />
      <ShareButton sharing={sharing} variant={hasUpdate ? 'outlined' : 'contained'} />
      <UpdateButton />
      {onPublish ? (
        <Button variant="contained" onClick={onPublish}>
          {t('publish.action')}
        </Button>
      ) : null}
      <ProfileMenu
        profile={profile}
        actions={[
          { key: 'preview', label: t('preview.action'), onClick: preview.openPage },
          { key: 'print', label: t('preview.print'), onClick: preview.print, divider: true },
        ]}
        onDeleted={() => void navigate(href('profiles'))}
      />
    </>
  );
}
