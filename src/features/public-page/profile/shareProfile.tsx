import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { confirmationCount } from '@/domain/confirmationCount';
import { displayName } from '@/domain/displayName';
import { publicPage } from '@/domain/webAddress';
import { useAppSelector } from '@/store/hooks';
import { selectUserDetails } from '@/entities/user/userSlice';
import { ShareRow } from '@/ui/share/ShareRow';
import { SharedAddress, type SharedPage, ShareSheet } from '@/ui/share/ShareSheet';
import { useShareMessage } from '@/ui/share/useShareMessage';
import { useSharing } from '@/ui/share/useSharing';
import { useLanguage } from '@/ui/text/useLanguage';
import { useNameLanguage, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { PreviewRow, verificationAddress } from './AddressesDrawer';

interface SharedProfile {
  profile: Pick<ProfileListItem, 'id' | 'occupation' | 'public' | 'public_url' | 'verification_url'> &
    Partial<Pick<ProfileListItem, 'verification_count' | 'checkmarks'>>;
  address: string;
}

function useSharedProfile({ profile, address }: SharedProfile): SharedPage {
  const { t } = useTranslation('sharing');
  const interfaceLanguage = useLanguage();
  const ownLanguage = useNameLanguage()(profile) ?? interfaceLanguage;
  const person = useAppSelector(selectUserDetails);
  const occupation = useOwnOccupation()(profile);
  const card = { name: person ? displayName(person) : occupation, title: person ? occupation : '' };
  return {
    title: t('profile.title'),
    address,
    addressName: t('profile.address'),
    addressCaption: `${t('profile.address')} · ${t('profile.addressHint')}`,
    message: useShareMessage('sharing', (write, language) => {
      // The occupation's name is known in one language only.
      const named = occupation !== '' && language === ownLanguage ? { occupation } : { context: 'general' as const };
      return { subject: write('profile.subject'), text: write('profile.text', { address, ...named }) };
    }),
    codeName: occupation || t('profile.address'),
    kit: {
      cardTitle: t('kit.card'),
      card,
      signatureTitle: t('kit.signature'),
      signature: { ...card, confirmations: confirmationCount(profile) },
    },
  };
}

export function ShareProfileRow(props: SharedProfile) {
  return <ShareRow {...useSharedProfile(props)} />;
}

export const useShareProfile = (profile: SharedProfile['profile']) =>
  useSharing(publicPage(profile.public, profile.public_url), (open) => (
    <ShareProfileSheet profile={profile} {...open} />
  ));

/** The other two addresses of the profile stand below (PRO-19). */
function ShareProfileSheet({ onClose, ...props }: SharedProfile & { onClose: () => void }) {
  const { t } = useTranslation('sharing');
  return (
    <ShareSheet {...useSharedProfile(props)} onClose={onClose}>
      <SharedAddress
        address={verificationAddress(props.profile)}
        what={t('profile.verification')}
        caption={`${t('profile.verification')} · ${t('profile.verificationHint')}`}
      />
      <PreviewRow profileId={props.profile.id} />
    </ShareSheet>
  );
}
