import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { confirmationCount } from '@/domain/confirmationCount';
import { useAppSelector } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectUserDetails } from '@/entities/user/userSlice';
import { SectionCard } from '@/ui/page/SectionCard';
import { ShareButton, ViewButton } from '@/ui/share/ShareButton';
import { FactWords } from '@/ui/text/FactWords';
import { useLanguageNote } from '@/ui/text/InLanguage';
import { useListedNames, useNameLanguage, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { VerificationMark } from '@/ui/text/VerificationMark';
import { ProfilePicture, useExpertName } from '@/features/profile-fields';
import { useShareProfile } from '@/features/public-page';

/** The main public profile as its page begins, to view and share (ux 4.1). */
export function ProfileCard({ profile }: { profile: ProfileListItem }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const name = useExpertName(useAppSelector(selectUserDetails));
  const occupationOf = useOwnOccupation();
  const sharing = useShareProfile(profile);
  const { competence } = useListedNames()(profile);
  const lang = useNameLanguage()(profile);
  const languageNote = useLanguageNote(lang);
  return (
    <SectionCard
      id="publicProfile"
      title={t('profile.title')}
      action={
        <Box sx={actions}>
          <ViewButton sharing={sharing} />
          <ShareButton sharing={sharing} />
          {sharing.sheet}
          {sharing.address === null ? (
            <Button component={RouterLink} to={href('profile', { profileId: profile.id })} startIcon={<EditIcon />}>
              {t('common:action.edit')}
            </Button>
          ) : null}
        </Box>
      }
    >
      <Stack direction="row" sx={{ gap: 2.5, alignItems: 'center', mt: 1, mb: 1 }}>
        <ProfilePicture picture={profile.profile_picture} name={name} size={12} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
          <Typography variant="h3" component="p">
            {name}
          </Typography>
          <Typography variant="body2" component="div">
            <FactWords
              facts={[{ text: occupationOf(profile), lang }, { text: competence?.name, lang }, { text: languageNote }]}
            />
          </Typography>
          <VerificationMark count={confirmationCount(profile) || null} color={profile.checkmarks?.color} />
        </Box>
      </Stack>
    </SectionCard>
  );
}

/** On a phone below the title, which stays in one line. */
const actions = { minWidth: { xs: 'min(100%, 15rem)', sm: 0 } } as const;

export function ProfileCardSkeleton() {
  return (
    <Skeleton aria-hidden variant="rounded" sx={{ borderRadius: 1.5, height: { xs: '14.125rem', sm: '11.375rem' } }} />
  );
}
