import { Divider, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { AddressRow, verificationAddress } from './AddressRow';
import { PreviewRow } from './PreviewRow';

interface AddressesDrawerProps {
  profile: Pick<ProfileListItem, 'id' | 'public' | 'public_url' | 'verification_url'>;
  open: boolean;
  onClose: () => void;
}

/** The three addresses of a profile, published or not (PRO-19). */
export function AddressesDrawer({ profile, open, onClose }: AddressesDrawerProps) {
  const { t } = useTranslation(['profileParts', 'profiles']);
  return (
    <SideDrawer open={open} title={t('profiles:address.title')} onClose={onClose}>
      <Stack divider={<Divider />} sx={{ gap: 1.5 }}>
        <PublishedAddressRow
          isPublic={profile.public}
          label={t('profiles:address.public')}
          hint={t('address.publicHint')}
          address={profile.public_url}
        />
        <PublishedAddressRow
          isPublic={profile.public}
          label={t('address.verification')}
          hint={t('address.verificationHint')}
          address={verificationAddress(profile)}
        />
        <PreviewRow profileId={profile.id} />
      </Stack>
    </SideDrawer>
  );
}

interface PublishedAddressRowProps {
  label: string;
  address: string;
  hint?: string;
  isPublic: boolean;
}

/** Leads somewhere only while the profile is public; without an address, says why there is none (D-65). */
function PublishedAddressRow({ isPublic, address, ...row }: PublishedAddressRowProps) {
  const { t } = useTranslation('profileParts');
  return (
    <AddressRow {...row} address={isPublic ? address : ''}>
      <Typography variant="body2">{t(isPublic ? 'address.notDelivered' : 'address.afterPublishing')}</Typography>
    </AddressRow>
  );
}
