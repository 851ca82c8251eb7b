import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Stack, useTheme } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { wrapped } from '@/domain/emailSignature';
import { product } from '@/domain/product';
import { fileName } from '@/domain/share';
import { download } from '@/ui/basics/download';

/** A business card in mm; `scale` is in SVG units per mm. */
const card = { width: 85, height: 55, scale: 10 };
const dotsPerMm = 300 / 25.4;
const fontFamily = "'Source Sans 3', 'Source Sans 3 Variable', Arial, sans-serif";
const titleSize = 32;

/** A name is as large as its longest word allows; a long question is smaller, on more lines. */
const nameSettings = [
  { upTo: 45, size: 50, characters: 17, lines: 3 },
  { upTo: 45, size: 42, characters: 20, lines: 3 },
  { upTo: Infinity, size: 36, characters: 24, lines: 6 },
  { upTo: Infinity, size: 28, characters: 31, lines: 6 },
] as const;

function settingOf(name: string) {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  return nameSettings.find(({ upTo, characters }) => name.length <= upTo && longest <= characters) ?? nameSettings[3];
}

export interface QrCardProps {
  name: string;
  /** '' where it is not known. */
  title: string;
  address: string;
  label?: string;
  /** What scanning the code does; shows a profile by default. */
  scan?: string;
}

/** Can be saved as SVG or PNG and printed at its size (85 × 55 mm). */
export function QrCard(props: QrCardProps) {
  const { t } = useTranslation('sharing');
  const drawing = useRef<SVGSVGElement>(null);
  const source = () => {
    const text = drawing.current ? new XMLSerializer().serializeToString(drawing.current) : '';
    return new Blob([text], { type: 'image/svg+xml' });
  };
  const file = (extension: string) => fileName(`${t('kit.card')} ${props.name}`, extension);
  return (
    <Stack sx={{ gap: 1.5, width: '100%', maxWidth: 432, mx: 'auto' }}>
      <CardDrawing ref={drawing} {...props} />
      <Stack direction="row" sx={[{ gap: 1, flexWrap: 'wrap' }, ({ mixins }) => mixins.textButtonAtEdge]}>
        <Button
          startIcon={<DownloadIcon />}
          onClick={() => void png(source()).then((blob) => blob && download(blob, file('png')))}
        >
          {t('png')}
        </Button>
        <Button startIcon={<DownloadIcon />} onClick={() => download(source(), file('svg'))}>
          {t('svg')}
        </Button>
      </Stack>
    </Stack>
  );
}

function CardDrawing({ ref, name, title, address, label, scan }: QrCardProps & { ref: Ref<SVGSVGElement> }) {
  const { t } = useTranslation('sharing');
  const { palette, colorSchemes } = useTheme();
  const { black, white } = palette.common;
  const accent = colorSchemes?.light?.palette.primary.main ?? black;
  const { size: nameSize, characters, lines } = settingOf(name);
  const nameLines = wrapped(name, characters, lines);
  const nameTop = 110;
  const titleTop = nameTop + nameLines.length * nameSize * 1.15 + 6;
  return (
    <Box
      component="svg"
      ref={ref}
      role="img"
      aria-label={label ?? t('kit.cardOf', { name })}
      width={`${card.width}mm`}
      height={`${card.height}mm`}
      viewBox={`0 0 ${card.width * card.scale} ${card.height * card.scale}`}
      fontFamily={fontFamily}
      sx={{ width: '100%', height: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <rect width="100%" height="100%" fill={white} />
      <rect width="18" height="100%" fill={accent} />
      {nameLines.map((line, index) => (
        <text key={line} x="60" y={nameTop + index * nameSize * 1.15} fontSize={nameSize} fontWeight="600" fill={black}>
          {line}
        </text>
      ))}
      {wrapped(title, 28, 3).map((line, index) => (
        <text key={line} x="60" y={titleTop + index * titleSize * 1.25} fontSize={titleSize} fill={black}>
          {line}
        </text>
      ))}
      <text x="60" y="495" fontSize="26" fill={accent}>
        {`${product.name} · ${scan ?? t('kit.scan')}`}
      </text>
      {/* Part of the card's image. */}
      <QRCodeSVG aria-hidden value={address} x="525" y="125" size={290} marginSize={0} level="M" />
    </Box>
  );
}

async function png(svg: Blob): Promise<Blob | null> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(card.width * dotsPerMm);
    canvas.height = Math.round(card.height * dotsPerMm);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
