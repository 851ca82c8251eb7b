import { useTranslation } from 'react-i18next';
import type { ClaimListItem } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { displayName } from '@/domain/displayName';
import { publicPage } from '@/domain/webAddress';
import { useAppSelector } from '@/store/hooks';
import { selectUserDetails } from '@/entities/user/userSlice';
import { ShareRow } from '@/ui/share/ShareRow';
import { type SharedPage, ShareSheet } from '@/ui/share/ShareSheet';
import { useShareMessage } from '@/ui/share/useShareMessage';
import { useSharing } from '@/ui/share/useSharing';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';

interface SharedClaim {
  claim: Pick<ClaimListItem, 'question' | 'status' | 'public_url' | 'competence_profile'>;
  address: string;
}

/** Address, message, a card with the question, a signature (D4). */
function useSharedClaim({ claim, address }: SharedClaim): SharedPage {
  const { t } = useTranslation(['sharing', 'publicClaim']);
  const person = useAppSelector(selectUserDetails);
  const occupation = useOwnOccupation()(claim.competence_profile);
  const name = person ? displayName(person) : '';
  const question = claim.question || t('publicClaim:noQuestion');
  return {
    title: t('claim.title'),
    intro: t('claim.intro'),
    address,
    addressName: t('claim.address'),
    message: useShareMessage('sharing', (write) => ({
      subject: write('claim.subject', { question: claim.question }),
      text: write('claim.text', { question: claim.question, address }),
    })),
    codeName: claim.question || t('claim.address'),
    kit: {
      cardTitle: t('publicClaim:kit.card'),
      card: {
        name: question,
        title: name ? t('publicClaim:kit.answerOf', { name }) : '',
        label: t('publicClaim:kit.cardOf', { question }),
        scan: t('publicClaim:kit.scan'),
      },
      signatureTitle: t('publicClaim:kit.signature'),
      signature: { name, title: occupation, link: t('publicClaim:kit.link', { question }) },
    },
  };
}

export function ShareClaimRow(props: SharedClaim) {
  return <ShareRow {...useSharedClaim(props)} />;
}

export const useShareClaim = (claim: SharedClaim['claim']) =>
  useSharing(publicPage(isClaimPublic(claim), claim.public_url), (open) => <ShareClaimSheet claim={claim} {...open} />);

function ShareClaimSheet({ onClose, ...props }: SharedClaim & { onClose: () => void }) {
  return <ShareSheet {...useSharedClaim(props)} onClose={onClose} />;
}
