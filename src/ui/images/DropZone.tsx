import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { imageTypes } from '@/domain/imageFile';
import type { ImageProblem } from '@/domain/imageFile';

interface DropZoneProps {
  isMultiple: boolean;
  /** Of the button that opens the choice of files. */
  chooseId: string;
  /** Something is dragged over the dialog. */
  isDraggedOver: boolean;
  /** A lower one, under what is chosen already. */
  isSmall: boolean;
  /** It was to be sent without a file. */
  isMissing: boolean;
  refused: readonly { id: string; name: string; problem: ImageProblem }[];
  onFiles: (files: readonly File[]) => void;
}

/** Where images are dropped, pasted or chosen, and which files were refused for which reason. */
export function DropZone({ isMultiple, chooseId, isDraggedOver, isSmall, isMissing, refused, onFiles }: DropZoneProps) {
  const { t } = useTranslation('images');
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <Stack sx={{ gap: 2 }}>
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
        <Button id={chooseId} variant="outlined" aria-describedby={hintId} onClick={() => input.current?.click()}>
          {isSmall ? t('upload.chooseMore') : t('upload.choose', { count: isMultiple ? 2 : 1 })}
        </Button>
        <Typography id={hintId} variant="caption" sx={{ color: 'text.secondary' }}>
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
      {isMissing ? (
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
    </Stack>
  );
}

/** A file's name may be longer than a page. */
function shortened(name: string): string {
  return name.length > 60 ? `${name.slice(0, 40)}…${name.slice(-15)}` : name;
}
