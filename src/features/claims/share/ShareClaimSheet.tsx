import { useTranslation } from 'react-i18next';
import type { ClaimListItem } from '@/api/endpoints/claims';
import { ShareSheet } from '@/ui/share/ShareSheet';
import { useShareMessage } from '@/ui/share/useShareMessage';

export interface ShareClaimSheetProps {
  claim: Pick<ClaimListItem, 'question' | 'status' | 'public_url'>;
  address: string;
  onClose: () => void;
}

/** Shares the public page of a claim. */
export function ShareClaimSheet({ claim: { question }, address, onClose }: ShareClaimSheetProps) {
  const { t, i18n } = useTranslation('sharing');
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
    />
  );
}
