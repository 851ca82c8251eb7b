import { useTranslation } from 'react-i18next';
import type { ClaimListItem } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { displayName } from '@/domain/displayName';
import { publicPage } from '@/domain/webAddress';
import { useAppSelector } from '@/store/hooks';
import { selectUserDetails } from '@/entities/user/userSlice';
import { ShareKit } from '@/ui/share/ShareKit';
import { ShareRow } from '@/ui/share/ShareRow';
import { ShareSheet } from '@/ui/share/ShareSheet';
import { useShareMessage } from '@/ui/share/useShareMessage';
import { useSharing } from '@/ui/share/useSharing';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';

interface ShareClaimSheetProps {
  claim: Pick<ClaimListItem, 'question' | 'status' | 'public_url' | 'competence_profile'>;
  address: string;
  onClose: () => void;
}

type SharedClaim = Pick<ShareClaimSheetProps, 'claim' | 'address'>;

function useClaimMessage({ claim: { question }, address }: SharedClaim) {
  const { i18n } = useTranslation('sharing');
  return useShareMessage('sharing', (language) => {
    const write = i18n.getFixedT(language, 'sharing');
    return { subject: write('claim.subject', { question }), text: write('claim.text', { question, address }) };
  });
}

export function ShareClaimRow(props: SharedClaim) {
  return <ShareRow address={props.address} message={useClaimMessage(props)} card={useClaimCard(props).card} />;
}

export const useShareClaim = (claim: ShareClaimSheetProps['claim']) =>
  useSharing(publicPage(isClaimPublic(claim), claim.public_url), (open) => <ShareClaimSheet claim={claim} {...open} />);

/** Address, message, a card with the question, a signature (D4). */
function ShareClaimSheet({ claim, address, onClose }: ShareClaimSheetProps) {
  const { t } = useTranslation('sharing');
  const { question } = claim;
  const message = useClaimMessage({ claim, address });
  return (
    <ShareSheet
      title={t('claim.title')}
      intro={t('claim.intro')}
      address={address}
      addressName={t('claim.address')}
      message={message}
      kit={<ClaimKit claim={claim} address={address} codeName={question || t('claim.address')} />}
      onClose={onClose}
    />
  );
}

function useClaimCard({ claim, address }: SharedClaim) {
  const { t } = useTranslation('publicClaim');
  const person = useAppSelector(selectUserDetails);
  const question = claim.question || t('noQuestion');
  const name = person ? displayName(person) : '';
  const card = {
    name: question,
    title: name ? t('kit.answerOf', { name }) : '',
    address,
    label: t('kit.cardOf', { question }),
    scan: t('kit.scan'),
  };
  return { card, question, name };
}

function ClaimKit({ claim, address, codeName }: SharedClaim & { codeName: string }) {
  const { t } = useTranslation('publicClaim');
  const occupation = useOwnOccupation()(claim.competence_profile);
  const { card, question, name } = useClaimCard({ claim, address });
  return (
    <ShareKit
      cardTitle={t('kit.card')}
      card={card}
      codeName={codeName}
      signatureTitle={t('kit.signature')}
      signature={{ name, title: occupation, address, link: t('kit.link', { question }) }}
    />
  );
}
