import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { AddressRow } from './AddressRow';

interface PublicAddressRowProps {
  profile: Pick<ProfileListItem, 'public' | 'public_url'>;
  hint?: string;
}

/** The public page of a profile; says why there is no address: not published yet, or not delivered (D-65). */
export function PublicAddressRow({ profile, hint }: PublicAddressRowProps) {
  const { t } = useTranslation('profiles');
  return (
    <AddressRow
      label={t('address.public')}
      {...(hint === undefined ? {} : { hint })}
      address={profile.public ? profile.public_url : ''}
    >
      <Typography variant="body2">
        {profile.public ? t('address.notDelivered') : t('address.afterPublishing')}
      </Typography>
    </AddressRow>
  );
}
