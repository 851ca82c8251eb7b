import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { SectionCard } from '@/ui/page/SectionCard';
import { PublishedAddressRow } from '../PublishedAddressRow';
import { PreviewRow } from './PreviewRow';
import { sectionIds } from './useEditorNav';
import { verificationAddress } from '../AddressRow';

/** The three addresses of a profile (PRO-19). */
export function AddressesSection({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profiles');
  return (
    <SectionCard id={sectionIds.addresses} title={t('address.title')}>
      <Stack divider={<Divider />} sx={{ gap: 0.5 }}>
        <PublishedAddressRow
          isPublic={profile.public}
          label={t('address.verification')}
          hint={t('address.verificationHint')}
          address={verificationAddress(profile)}
        />
        <PublishedAddressRow
          isPublic={profile.public}
          label={t('address.public')}
          hint={t('address.publicHint')}
          address={profile.public_url}
        />
        <PreviewRow profileId={profile.id} />
      </Stack>
    </SectionCard>
  );
}
