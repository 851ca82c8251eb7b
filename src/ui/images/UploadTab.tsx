import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CropShape } from '@/domain/imageCrop';
import { imageTypes } from '@/domain/imageFile';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { MissingFiles } from './MissingFiles';
import { UploadItem } from './UploadItem';
import type { ImageDialogState } from './useUploads';

interface UploadTabProps {
  dialog: ImageDialogState;
  cropShape: CropShape | null;
  isMultiple: boolean;
  isDraggedOver: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function UploadTab({ dialog, cropShape, isMultiple, isDraggedOver, onFiles }: UploadTabProps) {
  const { t } = useTranslation('images');
  const { uploads, missing, change } = dialog;
  const chooseId = useId();
  const chosen = uploads.length > 0 ? t('upload.chosen', { count: uploads.length, name: uploads[0]?.file.name }) : '';
  const hasDropZone = !dialog.upload.isPending && (uploads.length === 0 || isMultiple);
  return (
    <>
      <VisuallyHidden role="status">{chosen}</VisuallyHidden>
      <MissingFiles texts={missing} />
      {hasDropZone ? (
        <Stack sx={{ gap: 2 }}>
          <DropZone
            chooseId={chooseId}
            isMultiple={isMultiple}
            isSmall={uploads.length > 0}
            isDraggedOver={isDraggedOver}
            onFiles={onFiles}
          />
          <Problems {...dialog} />
        </Stack>
      ) : null}
      {uploads.length > 0 ? (
        <Box
          component="ul"
          aria-label={t('upload.list')}
          sx={{ display: 'grid', gap: 1.5, listStyle: 'none', p: 0, m: 0 }}
        >
          {uploads.map((upload) => (
            <UploadItem
              key={upload.id}
              upload={upload}
              cropShape={cropShape}
              isOnly={uploads.length === 1}
              takesFocus={!isMultiple}
              change={change}
              onCancel={dialog.cancelUpload}
              onRemove={() => {
                flushSync(() => change({ type: 'uploadRemoved', id: upload.id }));
                // The button that had the focus is gone with its image.
                document.getElementById(chooseId)?.focus();
              }}
            />
          ))}
        </Box>
      ) : null}
    </>
  );
}

function Problems({ isEmptySubmit, refused }: Pick<ImageDialogState, 'isEmptySubmit' | 'refused'>) {
  const { t } = useTranslation('images');
  return (
    <>
      {isEmptySubmit ? (
        <Alert severity="error" role="alert">
          {t('upload.missing')}
        </Alert>
      ) : null}
      {refused.length > 0 ? (
        <Alert severity="error" role="alert">
          {refused.map(({ id, name, problem }) => (
            <div key={id}>{t('upload.refused', { name: shortened(name), reason: t(`problem.${problem}`) })}</div>
          ))}
        </Alert>
      ) : null}
    </>
  );
}

interface DropZoneProps {
  chooseId: string;
  isMultiple: boolean;
  /** Lower, below files that are chosen already. */
  isSmall: boolean;
  isDraggedOver: boolean;
  onFiles: (files: readonly File[]) => void;
}

function DropZone({ chooseId, isMultiple, isSmall, isDraggedOver, onFiles }: DropZoneProps) {
  const { t } = useTranslation('images');
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <Stack
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 2,
        py: isSmall ? 2 : { xs: 4, sm: 6 },
        borderRadius: 1.5,
        border: 2,
        borderStyle: 'dashed',
        borderColor: isDraggedOver ? 'primary.main' : 'fieldEdge',
        bgcolor: isDraggedOver ? 'background.hero' : undefined,
      }}
    >
      {isSmall ? null : <AddPhotoIcon aria-hidden sx={{ fontSize: 'display.fontSize', color: 'text.secondary' }} />}
      <Button
        id={chooseId}
        variant={isSmall ? 'outlined' : 'contained'}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {isSmall ? t('upload.chooseMore') : t('upload.choose', { count: isMultiple ? 2 : 1 })}
      </Button>
      <Typography id={hintId} variant="caption" sx={{ color: 'text.secondary', textWrap: 'balance' }}>
        {t('upload.hint')}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={Object.keys(imageTypes).join(',')}
        multiple={isMultiple}
        aria-label={t('upload.choose', { count: isMultiple ? 2 : 1 })}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen once more.
          currentTarget.value = '';
        }}
      />
    </Stack>
  );
}

/** A file's name may be longer than a page. */
function shortened(name: string): string {
  return name.length > 60 ? `${name.slice(0, 40)}…${name.slice(-15)}` : name;
}
