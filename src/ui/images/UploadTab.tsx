import Box from '@mui/material/Box';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageTargetType } from '@/domain/imageCrop';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { DropZone } from './DropZone';
import { MissingFiles } from './MissingFiles';
import { UploadItem, type SaveUpload } from './UploadItem';
import type { useUploads } from './useUploads';

interface UploadTabProps {
  uploads: ReturnType<typeof useUploads>;
  kind: ImageTargetType;
  isMultiple: boolean;
  isDraggedOver: boolean;
  isMissing: boolean;
  isSending: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Hands over what sends an image; `null` where it goes. */
  register: (id: string, save: SaveUpload | null) => void;
}

/** Where files are chosen, and those that are. */
export function UploadTab({ uploads, kind, isSending, register, onFiles, ...zone }: UploadTabProps) {
  const { t } = useTranslation('images');
  const { items, refused, missing } = uploads;
  const chooseId = useId();
  const [removedCount, setRemovedCount] = useState(0);
  // The button that had the focus is gone with its image.
  useEffect(() => {
    if (removedCount > 0) document.getElementById(chooseId)?.focus();
  }, [removedCount, chooseId]);
  const chosen = items.length > 0 ? t('upload.chosen', { count: items.length, name: items[0]?.file.name }) : '';
  return (
    <>
      <VisuallyHidden role="status">{chosen}</VisuallyHidden>
      <MissingFiles names={Object.keys(missing)} />
      {isSending || (items.length > 0 && !zone.isMultiple) ? null : (
        <DropZone {...zone} chooseId={chooseId} isSmall={items.length > 0} refused={refused} onFiles={onFiles} />
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
              onType={(texts) => uploads.type(item.id, texts)}
              readCrop={() => uploads.cropOf(item.id)}
              onCrop={(area) => uploads.crop(item.id, area)}
              onCancel={() => uploads.cancel(item.id)}
              onRemove={() => {
                uploads.remove(item.id);
                setRemovedCount((count) => count + 1);
              }}
              takesFocus={!zone.isMultiple}
              register={(save) => register(item.id, save)}
            />
          ))}
        </Box>
      ) : null}
    </>
  );
}
