import Box from '@mui/material/Box';
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
    <Box sx={{ '& summary': { cursor: 'pointer', fontWeight: 600, py: 1.25 } }}>
      <details>
        <summary>{cardTitle}</summary>
        <QrCard {...card} />
      </details>
      <details>
        <summary>{signatureTitle}</summary>
        <EmailSignature {...signature} />
      </details>
    </Box>
  );
}
