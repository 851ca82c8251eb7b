import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { verificationAddress } from './AddressRow';
import { PreviewRow } from './PreviewRow';
import { PublishedAddressRow } from './PublishedAddressRow';

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
