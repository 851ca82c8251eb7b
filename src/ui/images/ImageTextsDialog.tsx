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
import { fetchImages, textsOf, updateImage } from '@/entities/image/imagesSlice';
import { readOne } from '@/store/lostResponse';
import { useLastNonNull } from '@/ui/basics/SideDrawer';
import { dialogActions, dialogPadding } from '@/ui/basics/stickyBar';
import { CheckboxField } from '@/ui/form/CheckboxField';
import { EditForm } from '@/ui/form/EditForm';
import { Field } from '@/ui/form/Field';
import { SubmitButton } from '@/ui/form/Form';
import { Thumbnail } from './Thumbnail';

interface ImageTextsDialogProps {
  image: Image | null;
  isPublic?: boolean;
  renderFacts?: (image: Image) => ReactNode;
  refresh?: ImageTarget['refresh'] | undefined;
  onClose: () => void;
}

export function ImageTextsDialog({ image, ...props }: ImageTextsDialogProps) {
  const { t } = useTranslation('images');
  const id = useId();
  const last = useLastNonNull(image);
  return (
    <Dialog open={image !== null} onClose={props.onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} component="h2">
        {t('texts.title')}
      </DialogTitle>
      {last ? <ImageTextsForm key={last.id} image={last} {...props} /> : null}
    </Dialog>
  );
}

function ImageTextsForm(props: ImageTextsDialogProps & { image: Image }) {
  const { image, isPublic = false, renderFacts, refresh, onClose } = props;
  const { t } = useTranslation(['images', 'common', 'editing']);
  const dispatch = useAppDispatch();
  return (
    <DialogContent sx={{ display: 'grid', gap: 2.5, scrollPaddingBottom: dialogPadding }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={{ width: 200, maxWidth: '100%' }}>
          <Thumbnail url={image.url} alt={image.alt} />
        </Box>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{renderFacts?.(image)}</Box>
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
  );
}

/** The description comes first (IMG-03), since everybody who cannot see the image depends on it. */
export function ImageTexts({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation('images');
  return (
    <>
      <Field name="alt" label={t('texts.alt')} help={t('texts.altHelp')} size="full" optional />
      <Field name="description" label={t('texts.description')} size="full" optional />
      <Field name="author" label={t('texts.author')} help={t('texts.authorHelp')} size="full" optional />
      <CheckboxField name="show_copyright" label={t('texts.show')} />
      {isNew ? null : (
        <>
          <Field name="name" label={t('texts.name')} help={t('texts.nameHelp')} size="full" optional />
          <Field name="label" label={t('texts.label')} help={t('texts.labelHelp')} size="full" optional />
        </>
      )}
    </>
  );
}
