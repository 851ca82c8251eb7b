import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CropArea, CropShape } from '@/domain/imageCrop';
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

/** The whole image, or the area of it that is shown. */
export function CropChoice({ upload: { url, facts, crop }, shape, onCrop }: CropChoiceProps) {
  const { t } = useTranslation('images');
  /** As it was before the image was folded away. */
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
            onCrop(null);
          }}
        />
      ) : null}
      {isCropped && !isFixed ? (
        <Suspense fallback={<Skeleton variant="rounded" sx={{ height: { xs: 240, sm: 320 } }} />}>
          <CropTool url={url} shape={shape} initialCrop={initialCrop} onChange={onCrop} />
        </Suspense>
      ) : (
        <Box
          component="img"
          src={url}
          alt={t('upload.previewAlt')}
          sx={{
            width: '100%',
            height: { xs: 240, sm: 320 },
            objectFit: 'contain',
            borderRadius: 1,
            bgcolor: 'action.selected',
          }}
        />
      )}
      {isKept(facts) && shape ? (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('crop.animated')}</Box>
      ) : null}
    </>
  );
}
