import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimListItem } from '@/api/endpoints/claims';
import { displayName } from '@/domain/displayName';
import { useAppSelector } from '@/store/hooks';
import { selectUserDetails } from '@/entities/user/userSlice';
import { ShareSheet } from '@/ui/share/ShareSheet';
import { ShareKit } from '@/ui/share/codes';
import { useShareMessage } from '@/ui/share/useShareMessage';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';

export interface ShareClaimSheetProps {
  claim: Pick<ClaimListItem, 'question' | 'status' | 'public_url' | 'competence_profile'>;
  address: string;
  onClose: () => void;
}

/** Shares the public page of a claim: address, message, a card with its question, a signature (D4). */
export function ShareClaimSheet({ claim, address, onClose }: ShareClaimSheetProps) {
  const { t, i18n } = useTranslation('sharing');
  const { question } = claim;
  const message = useShareMessage('sharing', (language) => {
    const write = i18n.getFixedT(language, 'sharing');
    return { subject: write('claim.subject', { question }), text: write('claim.text', { question, address }) };
  });
  return (
    <ShareSheet
      title={t('claim.title')}
      intro={t('claim.intro')}
      address={address}
      addressName={t('claim.address')}
      codeName={question || t('claim.address')}
      message={message}
      isPublic
      onClose={onClose}
    >
      <Suspense>
        <ClaimKit claim={claim} address={address} />
      </Suspense>
    </ShareSheet>
  );
}

function ClaimKit({ claim, address }: Pick<ShareClaimSheetProps, 'claim' | 'address'>) {
  const { t } = useTranslation('publicClaim');
  const person = useAppSelector(selectUserDetails);
  const occupation = useOwnOccupation()(claim.competence_profile);
  const question = claim.question || t('noQuestion');
  const name = person ? displayName(person) : '';
  return (
    <ShareKit
      cardTitle={t('kit.card')}
      card={{
        name: question,
        title: name ? t('kit.answerOf', { name }) : '',
        address,
        label: t('kit.cardOf', { question }),
        scan: t('kit.scan'),
      }}
      signatureTitle={t('kit.signature')}
      signature={{ name, title: occupation, address, link: t('kit.link', { question }) }}
    />
  );
}
