import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Stack } from '@mui/material';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fileName } from '@/domain/share';
import { download } from '@/ui/basics/download';

export interface QrCodeProps {
  value: string;
  what: string;
  /** Below another picture with the same buttons, which is the one to see first. */
  isSecond?: boolean;
}

/** Drawn here and nowhere else: the address may be a secret, so no web service may see it. Scrolls itself into view. */
export function QrCode({ value, what, isSecond = false }: QrCodeProps) {
  const { t } = useTranslation('sharing');
  const drawing = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  const nameOf = (label: string) => (isSecond ? `${label}, ${t('code')}` : undefined);
  const saveSvg = () => {
    if (!drawing.current) return;
    const text = new XMLSerializer().serializeToString(drawing.current);
    download(new Blob([text], { type: 'image/svg+xml' }), fileName(`qr ${what}`, 'svg'));
  };
  const savePng = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) download(blob, fileName(`qr ${what}`, 'png'));
    });

  return (
    <Stack ref={isSecond ? undefined : scrollIntoView} sx={{ alignItems: 'center', gap: 1.5 }}>
      <Box component="span" sx={code}>
        <QRCodeSVG ref={drawing} value={value} size={220} marginSize={4} level="M" title={t('codeFor', { what })} />
      </Box>
      {/* Larger than it would be shown, for print. */}
      <Box sx={{ display: 'none' }}>
        <QRCodeCanvas ref={canvas} value={value} size={1024} marginSize={4} level="M" />
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button startIcon={<DownloadIcon />} aria-label={nameOf(t('png'))} onClick={savePng}>
          {t('png')}
        </Button>
        <Button startIcon={<DownloadIcon />} aria-label={nameOf(t('svg'))} onClick={saveSvg}>
          {t('svg')}
        </Button>
      </Stack>
    </Stack>
  );
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const code = { display: 'flex', borderRadius: 1, overflow: 'hidden' } as const;
