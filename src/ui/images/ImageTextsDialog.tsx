import { Box, Button, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageInput } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { failureOf } from '@/store/callResult';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { textsOf } from '@/entities/image/imageTexts';
import { readOne } from '@/store/lostResponse';
import { updateImage } from '@/entities/image/imageWrites';
import { fetchImages } from '@/entities/image/imagesSlice';
import { dialogActions, dialogPadding } from '@/ui/basics/stickyBar';
import { EditForm } from '@/ui/form/EditForm';
import { SubmitButton } from '@/ui/form/Form';
import { ImageTexts } from './ImageTexts';
import { Thumbnail } from './Thumbnail';

interface ImageTextsDialogProps {
  image: Image;
  open: boolean;
  /** A public page shows the image. */
  isPublic?: boolean;
  facts?: ReactNode;
  refresh?: ImageTarget['refresh'] | undefined;
  onClose: () => void;
  onExited?: () => void;
}

/** Edits the texts of an image (IMG-03). */
export function ImageTextsDialog(props: ImageTextsDialogProps) {
  const { image, open, isPublic = false, facts, refresh, onClose, onExited } = props;
  const { t } = useTranslation(['images', 'common', 'editing']);
  const dispatch = useAppDispatch();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={id} component="h2">
        {t('texts.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, scrollPaddingBottom: dialogPadding }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Box sx={{ width: 200, maxWidth: '100%' }}>
            <Thumbnail url={image.url} alt={image.alt} />
          </Box>
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{facts}</Box>
        </Box>
        <EditForm
          schema={ImageInput}
          defaultValues={textsOf(image)}
          draft={draftKey({ type: 'image', id: image.id })}
          label={t('texts.title')}
          readNewest={() => dispatch(readOne(fetchImages(), image.id, textsOf))}
          onSubmit={async (body) => {
            const failure = await dispatch(failureOf(updateImage({ params: { imageId: image.id }, body })));
            if (failure) return failure;
            dispatch(noticeAdded({ severity: 'success', textKey: 'images:texts.saved' }));
            if (refresh) void dispatch(refresh());
            onClose();
            return null;
          }}
        >
          <ImageTexts />
          <Box sx={dialogActions}>
            <Button onClick={onClose}>{t('common:action.cancel')}</Button>
            <SubmitButton>{t(isPublic ? 'editing:update.save' : 'common:action.save')}</SubmitButton>
          </Box>
        </EditForm>
      </DialogContent>
    </Dialog>
  );
}
