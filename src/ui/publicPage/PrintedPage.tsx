import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PublicPageTexts } from './PublicSection';

interface PrintedPageProps {
  /** Of the document while it is printed: browsers suggest it as the name of the file. */
  title: string;
  /** Address of the page, printed with its code; null where the page is not online. */
  address: string | null;
  texts: PublicPageTexts;
  /** The app prints once all pictures are there; the browser has begun. */
  printing: 'app' | 'browser';
  children: ReactNode;
}

/** Shown on paper alone, in the light colours whatever the screen has. */
export function PrintedPage({ title, address, texts, printing, children }: PrintedPageProps) {
  const { t } = useTranslation(texts);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isLeft = false;
    const before = document.title;
    const entitle = () => {
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
  }, [title, printing]);
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

/** The page is its own sheet of paper; the application around it is not printed. */
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

/** Printing does not wait longer for a picture, in milliseconds. */
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
