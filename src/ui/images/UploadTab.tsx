import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ImageTargetKind } from '@/domain/imageCrop';
import { DropZone } from './DropZone';
import { UploadItem, type SaveUpload } from './UploadItem';
import type { useUploads } from './useUploads';

interface UploadTabProps {
  uploads: ReturnType<typeof useUploads>;
  kind: ImageTargetKind;
  isMultiple: boolean;
  isOver: boolean;
  isMissing: boolean;
  isSending: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Hands over what sends an image; `null` where it goes. */
  register: (id: string, save: SaveUpload | null) => void;
}

/** Where files are chosen, and those that are. */
export function UploadTab({ uploads, kind, isSending, register, onFiles, ...zone }: UploadTabProps) {
  const { t } = useTranslation('images');
  const { items, refused } = uploads;
  return (
    <>
      {isSending || (items.length > 0 && !zone.isMultiple) ? null : (
        <DropZone {...zone} isSmall={items.length > 0} refused={refused} onFiles={onFiles} />
      )}
      {items.length > 0 ? (
        <Box
          component="ul"
          aria-label={t('upload.list')}
          sx={{ display: 'grid', gap: 1.5, listStyle: 'none', p: 0, m: 0 }}
        >
          {items.map((item) => (
            <UploadItem
              key={item.id}
              item={item}
              kind={kind}
              isOnly={items.length === 1}
              onSend={uploads.send}
              readCrop={() => uploads.cropOf(item.id)}
              onCrop={(area) => uploads.crop(item.id, area)}
              onCancel={() => uploads.cancel(item.id)}
              onRemove={() => uploads.remove(item.id)}
              register={(save) => register(item.id, save)}
            />
          ))}
        </Box>
      ) : null}
    </>
  );
}
