import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { Disclosure } from '@/ui/basics/Disclosure';
import { LazyQrCard, LazyQrCode } from './LazyQr';
import type { QrCardProps } from './QrCard';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signatureHtml, signatureText } from '@/domain/emailSignature';
import { webAddress } from '@/domain/webAddress';
import { CopyButton } from '@/ui/basics/CopyButton';
import { copyText } from '@/ui/basics/useCopy';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { useConfirmationsText } from '@/ui/text/useConfirmationsText';

export interface ShareKitTexts {
  cardTitle: string;
  card: Omit<QrCardProps, 'address'>;
  signatureTitle: string;
  signature: SignatureTexts;
}

interface ShareKitProps extends ShareKitTexts {
  address: string;
  codeName: string;
}

/** Ways to use a public page elsewhere: its QR code, alone and on a card to print, and an e-mail signature. */
export function ShareKit({ cardTitle, card, codeName, signatureTitle, signature, address }: ShareKitProps) {
  return (
    <div>
      <Disclosure summary={cardTitle}>
        <Stack sx={{ gap: 3 }}>
          <LazyQrCard {...card} address={address} />
          <LazyQrCode value={address} what={codeName} isSecond />
        </Stack>
      </Disclosure>
      <Disclosure summary={signatureTitle}>
        <EmailSignature {...signature} address={address} />
      </Disclosure>
    </div>
  );
}

interface SignatureTexts {
  name: string;
  /** '' where it is not known. */
  title: string;
  /** Null where the number is not known. */
  confirmations?: number | null;
  link?: string;
}

/** Links to the public page; copied with its formatting, or as plain text. */
function EmailSignature(props: SignatureTexts & { address: string }) {
  const { name, title, address, confirmations = null, link } = props;
  const { t } = useTranslation('sharing');
  const [isCopied, setCopied] = useState(false);
  const confirmed = useConfirmationsText()(confirmations || null);
  const texts = { name, title, address, link: link ?? t('kit.link'), confirmed };
  const text = signatureText(link === undefined ? texts : { ...texts, confirmed: link });
  const copyAll = async () => setCopied((await copyRich(signatureHtml(texts), text)) || (await copyText(text)));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {title ? <Typography>{title}</Typography> : null}
        <Typography>
          <Link href={webAddress(address)?.href} target="_blank" rel="noopener noreferrer">
            {texts.link}
          </Link>
          {confirmed ? ` · ${confirmed}` : null}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copyAll()}>
          {isCopied ? t('kit.signatureCopied') : t('kit.copySignature')}
        </Button>
        <CopyButton text={text} what={t('kit.signatureText')} label={t('kit.asText')} />
      </Stack>
      <VisuallyHidden role="status">{isCopied ? t('kit.signatureCopied') : ''}</VisuallyHidden>
    </Stack>
  );
}

/** Copies HTML, with plain text for programs that do not take it. False where the browser refuses. */
async function copyRich(html: string, text: string): Promise<boolean> {
  const item =
    'ClipboardItem' in window
      ? new ClipboardItem({
          'text/html': new Blob([html], { type: 'text/html' }),
          'text/plain': new Blob([text], { type: 'text/plain' }),
        })
      : null;
  try {
    if (item) await navigator.clipboard.write([item]);
    return item !== null;
  } catch {
    return false;
  }
}
