import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AddressRow } from './AddressRow';

interface PublishedAddressRowProps {
  label: string;
  address: string;
  hint?: string;
  isPublic: boolean;
}

/** An address that leads somewhere only while the profile is public; else, or where none is delivered, why there is none (D-65). */
export function PublishedAddressRow({ isPublic, address, ...row }: PublishedAddressRowProps) {
  const { t } = useTranslation('profileParts');
  return (
    <AddressRow {...row} address={isPublic ? address : ''}>
      <Typography variant="body2">{t(isPublic ? 'address.notDelivered' : 'address.afterPublishing')}</Typography>
    </AddressRow>
  );
}
