import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fileName } from '@/domain/share';

interface QrCodeProps {
  value: string;
  /** For whom the code is; goes into its description and the file name. */
  name: string;
  /** Set for an invitation without a name. */
  context?: 'general';
}

/** Drawn here and nowhere else: the address is a secret, so no web service may see it. */
export function QrCode({ value, name, context }: QrCodeProps) {
  const { t } = useTranslation('endorsements');
  const drawing = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  const saveSvg = () => {
    if (!drawing.current) return;
    const text = new XMLSerializer().serializeToString(drawing.current);
    download(new Blob([text], { type: 'image/svg+xml' }), fileName(`qr ${name}`, 'svg'));
  };
  const savePng = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) download(blob, fileName(`qr ${name}`, 'png'));
    });

  return (
    <Stack sx={{ alignItems: 'center', gap: 1.5 }}>
      <QRCodeSVG
        ref={drawing}
        value={value}
        size={220}
        marginSize={4}
        level="M"
        title={t('share.codeFor', { name, context })}
      />
      {/* Larger than it would be shown, for print. */}
      <Box sx={{ display: 'none' }}>
        <QRCodeCanvas ref={canvas} value={value} size={1024} marginSize={4} level="M" />
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button startIcon={<DownloadIcon />} onClick={savePng}>
          {t('share.png')}
        </Button>
        <Button startIcon={<DownloadIcon />} onClick={saveSvg}>
          {t('share.svg')}
        </Button>
      </Stack>
    </Stack>
  );
}

function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers take the file over a little later.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
