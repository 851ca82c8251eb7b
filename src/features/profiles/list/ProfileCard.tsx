import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import type { UserDetails } from '@/api/endpoints/users';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { focusPageHeading } from '@/ui/basics/focus';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import { VerificationMark } from '@/ui/basics/VerificationMark';
import { useListedNames, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { ProfileMenu } from '../ProfileMenu';
import { ProfilePicture, useExpertName } from '../ProfilePicture';
import { ProfileStatusChip, CanonicalChip } from '../ProfileStatusChip';
import { PublishedAddressRow } from '../PublishedAddressRow';
import { verificationAddress } from '../AddressRow';

/** One profile of the list: what it is, how it stands, where it is found (PRO-01). */
export function ProfileCard({ profile, expert }: { profile: ProfileListItem; expert: UserDetails | null }) {
  const { t } = useTranslation(['profiles', 'common']);
  const occupationOf = useOwnOccupation();
  const titleOf = useProfileTitle();
  const name = useExpertName(expert);
  const { competence } = useListedNames()(profile);
  const occupation = occupationOf(profile) || t('noOccupation');
  const address = href('profile', { profileId: profile.id });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <ProfilePicture picture={profile.profile_picture} name={name} size={8} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2">
            <Link component={RouterLink} to={address} color="inherit" underline="hover">
              {occupation}
            </Link>
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {[titleOf(profile.title, expert?.gender) || t('noTitle'), competence?.name].filter(Boolean).join(' · ')}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <ProfileStatusChip isPublic={profile.public} />
            {profile.canonical ? <CanonicalChip /> : null}
            <VerificationMark count={profile.verification_count} color={profile.checkmarks?.color} />
          </Stack>
        </Box>
        {/* The card is gone with its profile, and with it the place of the focus. */}
        <ProfileMenu profile={profile} onDeleted={() => requestAnimationFrame(focusPageHeading)} />
      </Stack>
      <Divider sx={{ my: 2 }} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 3 }}>
        <PublishedAddressRow
          isPublic={profile.public}
          label={t('address.verification')}
          address={verificationAddress(profile)}
        />
        <PublishedAddressRow isPublic={profile.public} label={t('address.public')} address={profile.public_url} />
      </Box>
      <Button
        variant="outlined"
        startIcon={<EditIcon />}
        component={RouterLink}
        to={address}
        aria-label={t('list.edit', { profile: occupation })}
        sx={{ mt: 2 }}
      >
        {t('common:action.edit')}
      </Button>
    </Card>
  );
}
