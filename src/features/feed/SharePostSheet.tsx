import { useTranslation } from 'react-i18next';
import { ShareSheet } from '@/ui/share/ShareSheet';
import { useShareMessage } from '@/ui/share/useShareMessage';

interface SharePostSheetProps {
  title: string;
  address: string;
  onClose: () => void;
}

/** Shares a post with people who have an account: nobody else can read it. */
export function SharePostSheet({ title, address, onClose }: SharePostSheetProps) {
  const { t, i18n } = useTranslation('sharing');
  const message = useShareMessage('sharing', (language) => {
    const write = i18n.getFixedT(language, 'sharing');
    return title
      ? { subject: write('post.subject', { title }), text: write('post.text', { title, address }) }
      : { subject: write('post.subjectUntitled'), text: write('post.textUntitled', { address }) };
  });
  return (
    <ShareSheet
      title={t('post.title')}
      intro={t('post.intro')}
      address={address}
      addressName={t('post.address')}
      message={message}
      codeName={title || t('post.address')}
      onClose={onClose}
    />
  );
}
