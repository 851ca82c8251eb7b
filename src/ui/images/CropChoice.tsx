import { Box } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { middlePart, type CropArea, type CropShape } from '@/domain/imageCrop';
import { isKept } from '@/domain/imageFile';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import type { Upload } from './uploadsReducer';

const CropTool = lazyComponent(() => import('./CropTool'), 'CropTool');

interface CropChoiceProps {
  upload: Upload;
  shape: CropShape | null;
  /** Null for the whole image. */
  onCrop: (area: CropArea | null) => void;
}

export function CropChoice({ upload: { url, facts, crop }, shape, onCrop }: CropChoiceProps) {
  const { t } = useTranslation('images');
  /** The crop before the image was collapsed. */
  const [initialCrop] = useState(crop);
  const [isCropped, setIsCropped] = useState(shape?.optional === false || crop !== null);
  const isFixed = shape === null || isKept(facts);
  return (
    <>
      {shape?.optional && !isFixed ? (
        <SegmentedControl
          label={t('crop.choice')}
          isLabelHidden
          value={isCropped ? 'part' : 'whole'}
          options={[
            { value: 'whole', label: t('crop.whole') },
            { value: 'part', label: t('crop.part') },
          ]}
          onChange={(value) => {
            setIsCropped(value === 'part');
            onCrop(value === 'part' ? middlePart(facts, shape) : null);
          }}
        />
      ) : null}
      {isCropped && !isFixed ? (
        // Until the tool is loaded, the middle is what is sent.
        <Suspense fallback={<Picture url={url} sx={middle(shape)} />}>
          <CropTool url={url} shape={shape} initialCrop={initialCrop} onChange={onCrop} />
        </Suspense>
      ) : (
        <Picture url={url} sx={whole} />
      )}
      {isKept(facts) && shape ? (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('crop.animated')}</Box>
      ) : null}
    </>
  );
}

function Picture({ url, sx }: { url: string; sx: typeof whole | ReturnType<typeof middle> }) {
  const { t } = useTranslation('images');
  return <Box component="img" src={url} alt={t('upload.previewAlt')} sx={{ height: { xs: 240, sm: 320 }, ...sx }} />;
}

const whole = { width: '100%', objectFit: 'contain', borderRadius: 1, bgcolor: 'action.selected' } as const;

const middle = ({ aspect, round }: CropShape) =>
  ({
    aspectRatio: aspect,
    maxWidth: '100%',
    mx: 'auto',
    objectFit: 'cover',
    borderRadius: round ? '50%' : 1,
  }) as const;
