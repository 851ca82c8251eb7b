import Stack from '@mui/material/Stack';
import { Disclosure } from '@/ui/basics/Disclosure';
import { EmailSignature, type SignatureProps } from './EmailSignature';
import { QrCard, type QrCardProps } from './QrCard';
import { QrCode } from './QrCode';

interface ShareKitProps {
  cardTitle: string;
  card: QrCardProps;
  /** What the code leads to. */
  codeName: string;
  signatureTitle: string;
  signature: SignatureProps;
}

/** What carries a public page out of the product: its code, on a card to print and alone, and an e-mail signature, each folded. */
export function ShareKit({ cardTitle, card, codeName, signatureTitle, signature }: ShareKitProps) {
  return (
    <div>
      <Disclosure summary={cardTitle}>
        <Stack sx={{ gap: 3 }}>
          <QrCard {...card} />
          <QrCode value={card.address} what={codeName} isSecond />
        </Stack>
      </Disclosure>
      <Disclosure summary={signatureTitle}>
        <EmailSignature {...signature} />
      </Disclosure>
    </div>
  );
}
