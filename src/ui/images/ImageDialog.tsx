import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { BusyButton } from '@/ui/basics/BusyButton';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { useFileDrop } from '@/ui/basics/useFileDrop';
import { useDraftOwner } from '@/ui/form/useKeptDraft';
import { LibraryPicker } from './LibraryPicker';
import { MissingFiles } from './MissingFiles';
import { UploadTab } from './UploadTab';
import { readUploadTexts } from './uploadTexts';
import { useUploads, type ImageDialogState } from './useUploads';

interface ImageDialogProps {
  title: string;
  target: ImageTarget;
  isMultiple: boolean;
  attached: readonly Image[];
  /** Everybody sees what is added at once. */
  isPublic?: boolean;
  onClose: () => void;
  open: boolean;
}

type Tab = 'upload' | 'library';

/**
 * Uploads images, or takes them from the library (ux no. 8). Starts over each time it has been closed; until it opens, it
 * names the files whose upload was interrupted.
 */
export function ImageDialog({ isNoteHidden = false, ...props }: ImageDialogProps & { isNoteHidden?: boolean }) {
  const { userId } = useDraftOwner();
  const [isMounted, setMounted] = useState(props.open);
  if (props.open && !isMounted) setMounted(true);
  if (isMounted) return <OpenImageDialog {...props} onExited={() => setMounted(false)} />;
  return isNoteHidden ? null : <MissingFiles texts={readUploadTexts(userId, props.target.draft)} />;
}

function OpenImageDialog({ onExited, ...props }: ImageDialogProps & { onExited: () => void }) {
  const { title, target, isMultiple, attached, isPublic = false, open, onClose } = props;
  const { t } = useTranslation(['images', 'common']);
  const id = useId();
  const [tab, setTab] = useState<Tab>('upload');
  const isUpload = tab === 'upload';
  const dialog = useUploads(target, isMultiple);
  const { submit, isPending, count } = useSubmit(dialog, tab, props);
  const addFiles = (files: readonly File[]) => {
    if (files.length === 0 || isPending) return;
    setTab('upload');
    void dialog.addFiles(files);
  };
  const { isDraggedOver, dropProps } = useFileDrop(addFiles);
  const uploadText = target.isDeferred ? 'waiting.submit' : isPublic ? 'upload.submitPublic' : 'upload.submit';
  const libraryText = isPublic ? 'library.submitPublic' : 'library.submit';
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => {
        if (!isPending && (reason === 'escapeKeyDown' || dialog.uploads.length === 0)) onClose();
      }}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      slotProps={{
        transition: { onExited },
        paper: {
          sx: fullScreenOnPhones,
          // On the whole dialog: a file dropped beside the drop zone would be opened in place of the page.
          ...dropProps,
          onPaste: ({ clipboardData }: ClipboardEvent) => addFiles([...clipboardData.files]),
        },
      }}
    >
      <DialogTitle id={id} component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {target.attach ? (
          <TabChoice
            tab={tab}
            onChange={(next) => {
              if (isPending) return;
              dialog.change({ type: 'changed', values: { isEmptySubmit: false } });
              setTab(next);
            }}
          />
        ) : null}
        <Box hidden={!isUpload} sx={{ display: isUpload ? 'grid' : 'none', gap: 2 }}>
          <UploadTab
            dialog={dialog}
            cropShape={target.cropShape}
            isMultiple={isMultiple}
            isDraggedOver={isDraggedOver}
            onFiles={addFiles}
          />
        </Box>
        {isUpload ? null : <LibraryPicker dialog={dialog} isMultiple={isMultiple} attached={attached} />}
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() => {
            dialog.change({ type: 'changed', values: { isDiscarded: true } });
            onClose();
          }}
        >
          {t('common:action.cancel')}
        </Button>
        <BusyButton
          // The first thing to do is to choose.
          variant={count > 0 ? 'contained' : 'outlined'}
          busy={isPending || (isUpload && dialog.isReading)}
          onClick={submit}
        >
          {t(isUpload ? uploadText : libraryText, { count: Math.max(1, count) })}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

function useSubmit(dialog: ImageDialogState, tab: Tab, { target, onClose }: ImageDialogProps) {
  const dispatch = useAppDispatch();
  const { run, isPending } = tab === 'upload' ? dialog.upload : dialog.attach;
  const count = (tab === 'upload' ? dialog.uploads : dialog.selected).length;
  const submit = async () => {
    dialog.change({ type: 'changed', values: { isEmptySubmit: count === 0 } });
    const result = count > 0 ? await run() : undefined;
    if (!result || 'failure' in result) return;
    const textKey = target.isDeferred ? 'images:waiting.added' : 'images:upload.finished';
    dispatch(noticeAdded({ severity: 'success', textKey, values: { count } }));
    onClose();
  };
  return { submit: () => void submit(), isPending, count };
}

function TabChoice({ tab, onChange }: { tab: Tab; onChange: (tab: Tab) => void }) {
  const { t } = useTranslation('images');
  return (
    <SegmentedControl
      label={t('source.label')}
      isLabelHidden
      value={tab}
      options={[
        { value: 'upload', label: t('source.upload') },
        { value: 'library', label: t('source.library') },
      ]}
      onChange={onChange}
    />
  );
}

const fullScreenOnPhones = {
  m: { xs: 0, sm: 4 },
  width: { xs: '100%' },
  maxHeight: { xs: '100%', sm: 'calc(100% - 64px)' },
  minHeight: { xs: '100%', sm: 0 },
  borderRadius: { xs: 0, sm: 1.5 },
} as const;
