import { Box, Slider, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import type { CropArea, CropShape } from '@/domain/imageCrop';

interface CropToolProps {
  url: string;
  shape: CropShape;
  initialCrop: CropArea | null;
  onChange: (area: CropArea) => void;
}

const maxZoom = 4;

export function CropTool({ url, shape, initialCrop, onChange }: CropToolProps) {
  const { t } = useTranslation('images');
  const id = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <Stack sx={{ gap: 1 }}>
      <Box
        sx={{
          position: 'relative',
          height: { xs: 240, sm: 320 },
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.selected',
        }}
      >
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={shape.aspect}
          cropShape={shape.round ? 'round' : 'rect'}
          showGrid={!shape.round}
          zoomWithScroll={false}
          keyboardStep={8}
          {...(initialCrop ? { initialCroppedAreaPixels: initialCrop } : {})}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': t('crop.area') }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => {
            // Empty until the image has been laid out.
            if (pixels.width > 0 && pixels.height > 0) onChange(pixels);
          }}
        />
      </Box>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Typography id={id} variant="body2">
          {t('crop.zoom')}
        </Typography>
        <Slider
          aria-labelledby={id}
          value={zoom}
          min={1}
          max={maxZoom}
          step={0.1}
          valueLabelDisplay="off"
          getAriaValueText={(value) => t('crop.zoomValue', { percent: Math.round(value * 100) })}
          onChange={(_, value) => setZoom(value)}
          sx={{ flex: 1, mx: 1.5 }}
        />
      </Stack>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('crop.help')}
      </Typography>
    </Stack>
  );
}
