import { Box, Typography } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { RetryStepAlert } from '@/ui/feedback/RetryStepAlert';
import { UnsavedChangesPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { useStorageText } from '@/ui/text/storageText';
import { useFailureText } from '@/ui/text/useFailureText';
import { useQuotedNames } from './MissingFiles';
import type { useFollowingImages } from './useFollowingImages';

interface FollowingImagesProps {
  images: Omit<ReturnType<typeof useFollowingImages>, 'fieldOf'>;
  /** "The entry is saved, but … is missing." */
  missingText: (names: { count: number; names: string }) => string;
  note: string | null;
  children: ReactNode;
}

export function FollowingImages({ images, missingText, note, children }: FollowingImagesProps) {
  const { entryId, names, isWaiting, failure, isSending, send } = images;
  const { t } = useTranslation('images');
  const quoted = useQuotedNames();
  const failureText = useFailureText();
  const section = useRef<HTMLDivElement>(null);
  const reason = failure && failureText(failure, failure.kind === 'tooLarge' ? 'images:problem.tooBig' : null);
  const missing = isWaiting ? missingText({ count: names.length, names: quoted(names) }) : t('upload.textsFailed');
  return (
    <Box ref={section} tabIndex={-1} sx={{ display: 'grid', gap: 3, outline: 'none' }}>
      <UnsavedChangesPrompt unsaved={isWaiting} />
      {entryId !== undefined && names.length > 0 && failure ? (
        <RetryStepAlert
          text={`${missing} ${reason}`}
          failure={failure}
          onRetry={async () => {
            const again = await send(entryId);
            // The button that was pressed is gone.
            if (!again) section.current?.focus();
            return again;
          }}
        />
      ) : null}
      <Box
        component="fieldset"
        disabled={isSending}
        sx={{ display: 'grid', gap: 3, border: 0, p: 0, m: 0, minWidth: 0 }}
      >
        {note === null ? null : (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}

/** For a drawer with such images: files that wait are lost when it is closed, so it asks first. */
export function useClosingWithFiles(onClose: () => void) {
  const { t } = useTranslation('editing');
  const storageText = useStorageText();
  const [isWaiting, setIsWaiting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const question = (
    <ConfirmDialog
      open={isAsking}
      title={t('leave.filesTitle')}
      text={`${t('leave.filesText')} ${storageText}`}
      confirmLabel={t('leave.close')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => {
        setIsAsking(false);
        onClose();
      }}
      onCancel={() => setIsAsking(false)}
    />
  );
  return { close: () => (isWaiting ? setIsAsking(true) : onClose()), onWaiting: setIsWaiting, question };
}
