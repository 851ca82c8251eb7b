import { Stack } from '@mui/material';
import { Disclosure } from '@/ui/basics/Disclosure';
import { EmailSignature, type SignatureProps } from './EmailSignature';
import { LazyQrCard, LazyQrCode } from './LazyQr';
import type { QrCardProps } from './QrCard';

interface ShareKitProps {
  cardTitle: string;
  card: QrCardProps;
  codeName: string;
  signatureTitle: string;
  signature: SignatureProps;
}

/** Ways to use a public page elsewhere: its QR code, alone and on a card to print, and an e-mail signature. */
export function ShareKit({ cardTitle, card, codeName, signatureTitle, signature }: ShareKitProps) {
  return (
    <div>
      <Disclosure summary={cardTitle}>
        <Stack sx={{ gap: 3 }}>
          <LazyQrCard {...card} />
          <LazyQrCode value={card.address} what={codeName} isSecond />
        </Stack>
      </Disclosure>
      <Disclosure summary={signatureTitle}>
        <EmailSignature {...signature} />
      </Disclosure>
    </div>
  );
}
