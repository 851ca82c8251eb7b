import { Box, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { RetryStepAlert } from '@/ui/feedback/RetryStepAlert';
import { UnsavedChangesPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { useStorageText } from '@/ui/text/storageText';
import { useFailureText } from '@/ui/text/useFailureText';
import { useFormatLocale } from '@/ui/text/useLanguage';
import type { useWaitingImages } from './useWaitingImages';

/** Uploads the images that have waited for an entry; resolves to whether all are there. */
export type SendImages = (entryId: string) => Promise<boolean>;

export interface FollowingImagesOptions {
  register: (send: SendImages) => void;
  /** Called when the first image waits, and when none does any more. */
  onWaiting: (isWaiting: boolean) => void;
}

interface Gallery {
  images: ReturnType<typeof useWaitingImages>;
  targetOf: (entryId: string) => ImageTarget;
}

/** Sends what waits in the galleries of an entry once that is saved, one after the other. */
export function useFollowingImages(
  galleries: readonly Gallery[],
  { register, onWaiting }: FollowingImagesOptions,
  onCreated: (entryId: string) => void,
) {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const names = galleries.flatMap(({ images }) => images.names);
  const isWaiting = galleries.some(({ images }) => images.waiting.images.length > 0);
  const controller = useRef(new AbortController());
  const running = useRef<Promise<ApiFailure | null> | null>(null);

  const sendAll = async (entryId: string): Promise<ApiFailure | null> => {
    const { signal } = controller.current;
    onCreated(entryId);
    setIsSending(true);
    let failed: ApiFailure | null = null;
    for (const { images, targetOf } of galleries) {
      failed = (await images.send(targetOf(entryId), signal)) ?? failed;
      if (failed?.kind === 'aborted' || failed?.kind === 'unauthorized') break;
    }
    setIsSending(false);
    setFailure(failed);
    return signal.aborted ? null : failed;
  };
  /** A save and a retry share one run (quality T29). */
  const send = (entryId: string) => {
    running.current ??= sendAll(entryId).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  useEffect(() => {
    register(async (entryId) => (await send(entryId)) === null);
  });
  useEffect(() => {
    onWaiting(isWaiting);
    return () => onWaiting(false);
  }, [isWaiting, onWaiting]);
  useEffect(() => {
    const current = new AbortController();
    controller.current = current;
    return () => current.abort();
  }, []);
  return { names, isWaiting, failure, isSending, send };
}

interface FollowingImagesProps extends Omit<ReturnType<typeof useFollowingImages>, 'isWaiting'> {
  isWaiting: boolean;
  /** Of the saved entry. */
  entryId: string | undefined;
  /** "The entry is saved, but … is missing." */
  missingText: (names: { count: number; names: string }) => string;
  note: string | null;
  children: ReactNode;
}

/** The fields of the images, with what failed of them. */
export function FollowingImages(props: FollowingImagesProps) {
  const { entryId, names, isWaiting, failure, isSending, send, missingText, note, children } = props;
  const { t } = useTranslation('images');
  const locale = useFormatLocale();
  const failureText = useFailureText();
  const section = useRef<HTMLDivElement>(null);
  const reason = failure && failureText(failure, failure.kind === 'tooLarge' ? 'images:problem.tooBig' : null);
  const quoted = new Intl.ListFormat(locale).format(names.map((name) => t('upload.quoted', { name })));
  const missing = isWaiting ? missingText({ count: names.length, names: quoted }) : t('upload.textsFailed');
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
