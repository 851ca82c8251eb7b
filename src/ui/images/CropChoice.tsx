import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CropArea, CropShape } from '@/domain/imageCrop';
import { isKept } from '@/domain/imageFile';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import type { ChosenImage } from './prepareImage';

const CropTool = lazyComponent(() => import('./CropTool'), 'CropTool');

interface CropChoiceProps {
  chosen: ChosenImage;
  shape: CropShape | null;
  /** The part that was chosen before the picture was folded away. */
  readCrop: () => CropArea | null;
  /** `null` for the whole picture. */
  onCrop: (area: CropArea | null) => void;
}

/** The chosen picture, as a whole or the part of it that its place shows. */
export function CropChoice({ chosen, shape, readCrop, onCrop }: CropChoiceProps) {
  const { t } = useTranslation('images');
  const [before] = useState(readCrop);
  const [isCropped, setIsCropped] = useState(shape?.optional === false || before !== null);
  const { url, facts } = chosen;
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
          <CropTool url={url} shape={shape} before={before} onChange={onCrop} />
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
