import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useReducer, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { BusyButton } from '@/ui/basics/BusyButton';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@/ui/basics/overlays';
import { useFailureText } from '@/ui/text/useFailureText';
import { LibraryPicker } from './LibraryPicker';
import { UploadTab } from './UploadTab';
import { useAttach } from './useAttach';
import { useSending } from './useSending';
import { useUploads } from './useUploads';

export interface ImageDialogProps {
  title: string;
  target: ImageTarget;
  isMultiple: boolean;
  /** Images that the target has already. */
  attached: readonly Image[];
  /** What is added here is seen by everybody at once. */
  isPublic?: boolean;
  onClose: () => void;
  /** After it is gone from the screen. */
  onExited?: () => void;
  open: boolean;
}

/** Starts over each time it has been closed. */
export function ImageDialog({ onExited, ...props }: ImageDialogProps) {
  const [round, beginAnew] = useReducer((count: number) => count + 1, 0);
  return (
    <OpenImageDialog
      key={round}
      {...props}
      onExited={() => {
        beginAnew();
        onExited?.();
      }}
    />
  );
}

/** Uploads images, by dropping, pasting or choosing them, or takes them from the library (ux no. 8). */
function OpenImageDialog(props: ImageDialogProps) {
  const { title, target, isMultiple, attached, isPublic = false, open, onClose, onExited } = props;
  const { t } = useTranslation(['images', 'common']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const id = useId();
  const [tab, setTab] = useState<'upload' | 'library'>('upload');
  const [isDraggedOver, setIsOver] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  /** Large files take a moment to be inspected. */
  const [isReading, setReading] = useState(false);
  const uploads = useUploads(target, isMultiple);
  const library = useAttach(target);
  const { items } = uploads;
  const { isSending, register, sendAll } = useSending();
  const isBusy = isSending || library.isPending;
  const submitText = target.isDeferred ? 'waiting.submit' : isPublic ? 'upload.submitPublic' : 'upload.submit';

  const addFiles = (files: readonly File[]) => {
    if (files.length === 0 || isBusy) return;
    setTab('upload');
    setIsMissing(false);
    setReading(true);
    void uploads.add(files).finally(() => setReading(false));
  };
  const finish = (count: number) => {
    const textKey = target.isDeferred ? 'images:waiting.added' : 'images:upload.finished';
    dispatch(noticeAdded({ severity: 'success', textKey, values: { count } }));
    onClose();
  };
  const upload = async () => {
    setIsMissing(items.length === 0);
    if (items.length > 0 && (await sendAll(items))) finish(items.length);
  };
  const attach = async () => {
    const count = library.chosen.length;
    setIsMissing(count === 0);
    if (count > 0 && (await library.send())) finish(count);
  };
  const drag = (isEntering: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isEntering);
  };

  return (
    <Dialog
      open={open}
      onClose={(_, reason) => {
        if (!isBusy && (reason === 'escapeKeyDown' || items.length === 0)) onClose();
      }}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      slotProps={{
        transition: { onExited },
        paper: {
          sx: {
            m: { xs: 0, sm: 4 },
            width: { xs: '100%' },
            maxHeight: { xs: '100%', sm: 'calc(100% - 64px)' },
            minHeight: { xs: '100%', sm: 0 },
            borderRadius: { xs: 0, sm: 1.5 },
          },
          // Anywhere on it: beside the place for it, the browser would open the file in the place of the page.
          onDragOver: drag(true),
          onDragLeave: drag(false),
          onDrop: (event: DragEvent) => {
            drag(false)(event);
            addFiles([...event.dataTransfer.files]);
          },
          onPaste: ({ clipboardData }: ClipboardEvent) => addFiles([...clipboardData.files]),
        },
      }}
    >
      <DialogTitle id={id} component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {target.attach ? (
          <SegmentedControl
            label={t('source.label')}
            isLabelHidden
            value={tab}
            options={[
              { value: 'upload', label: t('source.upload') },
              { value: 'library', label: t('source.library') },
            ]}
            onChange={(value) => {
              if (isBusy) return;
              setIsMissing(false);
              setTab(value);
            }}
          />
        ) : null}
        <Box hidden={tab !== 'upload'} sx={{ display: tab === 'upload' ? 'grid' : 'none', gap: 2 }}>
          <UploadTab
            uploads={uploads}
            kind={target.type}
            isMultiple={isMultiple}
            isDraggedOver={isDraggedOver}
            isMissing={isMissing}
            isSending={isSending}
            onFiles={addFiles}
            register={register}
          />
        </Box>
        {tab === 'library' ? (
          <>
            <LibraryPicker
              isMultiple={isMultiple}
              attached={attached}
              chosen={library.chosen}
              onChange={library.choose}
            />
            {isMissing || library.failure ? (
              <Alert severity="error" role="alert">
                {library.failure ? failureText(library.failure) : t('library.missing')}
              </Alert>
            ) : null}
          </>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button
          onClick={() => {
            uploads.discard();
            onClose();
          }}
        >
          {t('common:action.cancel')}
        </Button>
        {tab === 'upload' ? (
          <BusyButton variant="contained" busy={isSending || isReading} onClick={() => void upload()}>
            {t(submitText, { count: Math.max(1, items.length) })}
          </BusyButton>
        ) : (
          <BusyButton variant="contained" busy={library.isPending} onClick={() => void attach()}>
            {t(isPublic ? 'library.submitPublic' : 'library.submit', { count: Math.max(1, library.chosen.length) })}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
