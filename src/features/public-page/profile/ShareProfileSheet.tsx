import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { displayName } from '@/domain/displayName';
import { useAppSelector } from '@/store/hooks';
import { selectUserDetails } from '@/entities/user/userSlice';
import { ShareSheet } from '@/ui/share/ShareSheet';
import { SharedAddress } from '@/ui/share/SharedAddress';
import { ShareKit } from '@/ui/share/codes';
import { useShareMessage } from '@/ui/share/useShareMessage';
import { useLanguage } from '@/ui/text/useLanguage';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { verificationAddress } from './AddressRow';
import { PreviewRow } from './PreviewRow';

export interface ShareProfileSheetProps {
  profile: Pick<ProfileListItem, 'id' | 'occupation' | 'public' | 'public_url' | 'verification_url'> &
    Partial<Pick<ProfileListItem, 'verification_count'>>;
  address: string;
  onClose: () => void;
}

/** Shares the public page of a profile; its other two addresses stand below (PRO-19). */
export function ShareProfileSheet({ profile, address, onClose }: ShareProfileSheetProps) {
  const { t, i18n } = useTranslation('sharing');
  const ownLanguage = useLanguage();
  const person = useAppSelector(selectUserDetails);
  const occupation = useOwnOccupation()(profile);
  const message = useShareMessage('sharing', (language) => {
    const write = i18n.getFixedT(language, 'sharing');
    // The occupation's name is known in the language of the interface only.
    const named = occupation !== '' && language === ownLanguage ? { occupation } : { context: 'general' as const };
    return { subject: write('profile.subject'), text: write('profile.text', { address, ...named }) };
  });
  const named = { name: person ? displayName(person) : occupation, title: person ? occupation : '', address };
  return (
    <ShareSheet
      title={t('profile.title')}
      address={address}
      addressName={t('profile.address')}
      addressCaption={`${t('profile.address')} · ${t('profile.addressHint')}`}
      codeName={occupation || t('profile.address')}
      message={message}
      isPublic
      onClose={onClose}
    >
      <SharedAddress
        address={verificationAddress(profile)}
        what={t('profile.verification')}
        caption={`${t('profile.verification')} · ${t('profile.verificationHint')}`}
      />
      <PreviewRow profileId={profile.id} />
      <Suspense>
        <ShareKit
          cardTitle={t('kit.card')}
          card={named}
          signatureTitle={t('kit.signature')}
          signature={{ ...named, confirmations: profile.verification_count }}
        />
      </Suspense>
    </ShareSheet>
  );
}
