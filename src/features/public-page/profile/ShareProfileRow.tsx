import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { confirmationCount } from '@/domain/confirmationCount';
import { displayName } from '@/domain/displayName';
import { publicPage } from '@/domain/webAddress';
import { useAppSelector } from '@/store/hooks';
import { selectUserDetails } from '@/entities/user/userSlice';
import { ShareKit } from '@/ui/share/ShareKit';
import { ShareRow } from '@/ui/share/ShareRow';
import { ShareSheet } from '@/ui/share/ShareSheet';
import { SharedAddress } from '@/ui/share/SharedAddress';
import { useShareMessage } from '@/ui/share/useShareMessage';
import { useSharing } from '@/ui/share/useSharing';
import { useLanguage } from '@/ui/text/useLanguage';
import { useNameLanguage, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { verificationAddress } from './AddressRow';
import { PreviewRow } from './PreviewRow';

interface ShareProfileSheetProps {
  profile: Pick<ProfileListItem, 'id' | 'occupation' | 'public' | 'public_url' | 'verification_url'> &
    Partial<Pick<ProfileListItem, 'verification_count' | 'checkmarks'>>;
  address: string;
  onClose: () => void;
}

type SharedProfile = Pick<ShareProfileSheetProps, 'profile' | 'address'>;

function useProfileSharing({ profile, address }: SharedProfile) {
  const { i18n } = useTranslation('sharing');
  const interfaceLanguage = useLanguage();
  const ownLanguage = useNameLanguage()(profile) ?? interfaceLanguage;
  const person = useAppSelector(selectUserDetails);
  const occupation = useOwnOccupation()(profile);
  const message = useShareMessage('sharing', (language) => {
    const write = i18n.getFixedT(language, 'sharing');
    // The occupation's name is known in one language only.
    const named = occupation !== '' && language === ownLanguage ? { occupation } : { context: 'general' as const };
    return { subject: write('profile.subject'), text: write('profile.text', { address, ...named }) };
  });
  const named = { name: person ? displayName(person) : occupation, title: person ? occupation : '', address };
  return { occupation, message, named };
}

export function ShareProfileRow(props: SharedProfile) {
  const { message, named } = useProfileSharing(props);
  return <ShareRow address={props.address} message={message} card={named} />;
}

export const useShareProfile = (profile: ShareProfileSheetProps['profile']) =>
  useSharing(publicPage(profile.public, profile.public_url), (open) => (
    <ShareProfileSheet profile={profile} {...open} />
  ));

/** The other two addresses of the profile stand below (PRO-19). */
function ShareProfileSheet({ profile, address, onClose }: ShareProfileSheetProps) {
  const { t } = useTranslation('sharing');
  const { occupation, message, named } = useProfileSharing({ profile, address });
  return (
    <ShareSheet
      title={t('profile.title')}
      address={address}
      addressName={t('profile.address')}
      addressCaption={`${t('profile.address')} · ${t('profile.addressHint')}`}
      message={message}
      kit={
        <ShareKit
          cardTitle={t('kit.card')}
          card={named}
          codeName={occupation || t('profile.address')}
          signatureTitle={t('kit.signature')}
          signature={{ ...named, confirmations: confirmationCount(profile) }}
        />
      }
      onClose={onClose}
    >
      <SharedAddress
        address={verificationAddress(profile)}
        what={t('profile.verification')}
        caption={`${t('profile.verification')} · ${t('profile.verificationHint')}`}
      />
      <PreviewRow profileId={profile.id} />
    </ShareSheet>
  );
}
