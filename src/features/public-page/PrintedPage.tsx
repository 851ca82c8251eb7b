import { Box, GlobalStyles, Stack, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PublicPageTexts } from '@/ui/publicPage/PublicPage';

interface PrintedPageProps {
  /** Printed with its QR code; null where the page is not online. */
  address: string | null;
  texts: PublicPageTexts;
  /** `app`: prints once all pictures are loaded; `browser`: the browser prints already. */
  printing: 'app' | 'browser';
  children: ReactNode;
}

/** Only shown on paper, in the light colours. Its heading is the document's title meanwhile, the suggested file name. */
export function PrintedPage({ address, texts, printing, children }: PrintedPageProps) {
  const { t } = useTranslation(texts);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isLeft = false;
    let title = document.title;
    const before = title;
    const entitle = () => {
      title = sheet.current?.querySelector('h1')?.textContent ?? title;
      document.title = title;
    };
    if (printing === 'browser') entitle();
    else {
      void whenLoaded(sheet.current).then(() => {
        if (isLeft) return;
        entitle();
        window.print();
      });
    }
    return () => {
      isLeft = true;
      if (document.title === title) document.title = before;
    };
  }, [printing]);
  return createPortal(
    <>
      <GlobalStyles styles={paper} />
      <Box ref={sheet} data-printed="" data-mui-color-scheme="light" sx={{ color: 'text.primary' }}>
        {children}
        {address ? (
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center', breakInside: 'avoid', mt: 3 }}>
            <QRCodeSVG value={address} size={88} marginSize={0} level="M" />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">{t('printedCode')}</Typography>
              <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
                {address.replace(/^https?:\/\//, '')}
              </Typography>
            </Box>
          </Stack>
        ) : null}
      </Box>
    </>,
    document.body,
  );
}

const paper = {
  '[data-printed]': { display: 'none' },
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    html: { colorScheme: 'light !important' },
    'html, body': { background: 'none !important', overflow: 'visible !important', padding: '0 !important' },
    'body > :not([data-printed])': { display: 'none !important' },
    '[data-printed]': { display: 'block', zoom: 0.8 },
  },
} as const;

/** Longest time that printing waits for pictures. */
const maxMs = 4000;

/** Resolves once the pictures of an element have loaded or failed; lazy ones are not printed. */
async function whenLoaded(element: Element | null): Promise<void> {
  const pictures = [...(element?.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])') ?? [])].filter(
    ({ complete }) => !complete,
  );
  const settled = pictures.map(
    (picture) =>
      new Promise<void>((resolve) => {
        picture.addEventListener('load', () => resolve(), { once: true });
        picture.addEventListener('error', () => resolve(), { once: true });
      }),
  );
  const tooLong = new Promise<void>((resolve) => void setTimeout(resolve, maxMs));
  await Promise.race([Promise.all(settled), tooLong]);
}
