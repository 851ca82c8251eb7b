import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { PublicProfileSources } from '@/domain/publicProfile';
import { usePublicProfile } from './OwnPublicProfile';
import { PublicProfile } from './PublicProfile';
import { whenLoaded } from './whenLoaded';

interface PrintedProfileProps {
  profile: CompetenceProfile;
  sources: PublicProfileSources;
  onPrinted: () => void;
}

/** Shown on paper alone, in the light colours whatever the screen has, and printed as soon as it is complete. */
export function PrintedProfile({ profile, sources, onPrinted }: PrintedProfileProps) {
  const { t } = useTranslation('publicProfile');
  const data = usePublicProfile(profile, sources);
  const sheet = useRef<HTMLDivElement>(null);
  const latest = useRef(onPrinted);
  useEffect(() => {
    latest.current = onPrinted;
  });
  const { name } = data.person;
  useEffect(() => {
    let isLeft = false;
    const before = document.title;
    const restore = () => {
      document.title = before;
    };
    const end = () => latest.current();
    window.addEventListener('afterprint', end);
    void whenLoaded(sheet.current).then(() => {
      if (isLeft) return;
      // Browsers suggest it as the name of the file.
      document.title = name;
      window.print();
      restore();
    });
    return () => {
      isLeft = true;
      window.removeEventListener('afterprint', end);
    };
  }, [name]);
  return createPortal(
    <>
      <GlobalStyles styles={paper} />
      <Box ref={sheet} data-printed="" data-mui-color-scheme="light" sx={{ color: 'text.primary' }}>
        <PublicProfile data={data} level={1} />
        {data.address ? (
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center', breakInside: 'avoid' }}>
            <QRCodeSVG value={data.address} size={88} marginSize={0} level="M" />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">{t('printedCode')}</Typography>
              <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
                {data.address.replace(/^https?:\/\//, '')}
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
