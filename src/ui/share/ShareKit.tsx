import { Disclosure } from '@/ui/basics/Disclosure';
import { EmailSignature, type SignatureProps } from './EmailSignature';
import { QrCard, type QrCardProps } from './QrCard';

interface ShareKitProps {
  cardTitle: string;
  card: QrCardProps;
  signatureTitle: string;
  signature: SignatureProps;
}

/** What carries a public page out of the product: a card to print and an e-mail signature, each folded. */
export function ShareKit({ cardTitle, card, signatureTitle, signature }: ShareKitProps) {
  return (
    <div>
      <Disclosure summary={cardTitle}>
        <QrCard {...card} />
      </Disclosure>
      <Disclosure summary={signatureTitle}>
        <EmailSignature {...signature} />
      </Disclosure>
    </div>
  );
}
