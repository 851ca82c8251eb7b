import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { cropShapes } from '@/domain/imageCrop';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { detachImage, type ImageTarget } from '@/entities/image/imageTarget';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { StatusChip } from '@/ui/basics/StatusChip';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { MissingFiles } from './MissingFiles';
import { Thumbnail } from './Thumbnail';
import { readUploadTexts } from './uploadTexts';
import { ImageDialog, ImageTextsDialog } from './dialogs';

interface ImageFieldProps {
  label: string;
  /** The label is visible elsewhere beside the images. */
  isLabelHidden?: boolean;
  help?: string;
  images: readonly Image[];
  multiple?: boolean;
  target: ImageTarget;
  /** Chosen, and not uploaded or attached yet. */
  waiting?: { images: readonly Image[]; onRemove: (image: Image) => void };
  /** What the images belong to is seen by everybody, and every change of them at once. */
  isPublic?: boolean;
}

/** The images of something: each with its texts and a way to take it away, and a way to add or change them. */
export function ImageField({
  label,
  isLabelHidden = false,
  help,
  images,
  multiple = false,
  target,
  waiting,
  isPublic = false,
}: ImageFieldProps) {
  const { t } = useTranslation(['images', 'common']);
  const id = useId();
  const userId = useAppSelector(selectUser)?.id ?? null;
  const dispatch = useAppDispatch();
  const { remove, isRemoved, undoBar } = useUndoable();
  const [isAdding, setIsAdding] = useState<boolean | null>(null);
  const [edited, setEdited] = useState<{ image: Image; isOpen: boolean } | null>(null);
  const shown = images.filter((image) => !isRemoved(image.id));
  const inField = [...shown, ...(waiting?.images ?? [])];
  const isWaiting = (image: Image) => waiting?.images.includes(image) === true;
  const removeImage = (image: Image) => {
    document.getElementById(`${id}-add`)?.focus();
    if (isWaiting(image)) waiting?.onRemove(image);
    else remove({ id: image.id, text: t('field.removed'), send: () => dispatch(detachImage(target, image)) });
  };
  const action = !multiple && inField.length > 0 ? t('field.change') : t('field.add');
  return (
    <Stack
      role="group"
      {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
      sx={{ gap: 1, alignItems: 'flex-start' }}
    >
      {isLabelHidden ? null : (
        <Typography id={id} variant="body1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
      )}
      {help ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {help}
        </Typography>
      ) : null}
      {undoBar}
      {inField.length > 0 ? (
        <Box
          component="ul"
          aria-label={label}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, listStyle: 'none', p: 0, m: 0 }}
        >
          {inField.map((image) => (
            <ImageFieldItem
              key={image.id}
              image={image}
              aspect={cropShapes[target.type]?.aspect}
              onEdit={isWaiting(image) ? undefined : () => setEdited({ image, isOpen: true })}
              onRemove={target.detach ? () => removeImage(image) : undefined}
            />
          ))}
        </Box>
      ) : null}
      {isAdding === null ? <MissingFiles texts={readUploadTexts(userId, target.draft)} /> : null}
      <Button id={`${id}-add`} variant="outlined" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
        {action}
      </Button>
      <Suspense fallback={null}>
        {isAdding === null ? null : (
          <ImageDialog
            open={isAdding}
            title={label}
            target={target}
            isMultiple={multiple}
            attached={waiting ? [...images, ...waiting.images] : images}
            isPublic={isPublic}
            onClose={() => setIsAdding(false)}
            onExited={() => setIsAdding(null)}
          />
        )}
        {edited ? (
          <ImageTextsDialog
            image={edited.image}
            open={edited.isOpen}
            isPublic={isPublic}
            refresh={target.refresh}
            onClose={() => setEdited({ ...edited, isOpen: false })}
            onExited={() => setEdited(null)}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
}

interface ImageFieldItemProps {
  image: Image;
  aspect: number | undefined;
  /** Undefined where its texts cannot be changed. */
  onEdit: (() => void) | undefined;
  /** Undefined where it cannot be taken away. */
  onRemove: (() => void) | undefined;
}

/** One image of a field: a press on it opens its texts, once it is uploaded. */
function ImageFieldItem({ image, aspect, onEdit, onRemove }: ImageFieldItemProps) {
  const { t } = useTranslation('images');
  const noAltId = useId();
  const name = image.name || image.alt || t('library.unnamed');
  return (
    <Box component="li" sx={{ width: 144 }}>
      <ButtonBase
        disabled={!onEdit}
        aria-label={onEdit ? t('library.open', { name }) : name}
        aria-describedby={image.alt ? undefined : noAltId}
        onClick={onEdit}
        sx={{ display: 'block', width: '100%', position: 'relative', borderRadius: 1 }}
      >
        <Thumbnail url={image.url} alt="" {...(aspect ? { aspect } : {})} />
        {image.alt ? null : (
          <Box component="span" id={noAltId} sx={{ position: 'absolute', insetInlineStart: 4, bottom: 4 }}>
            <StatusChip color="warning" label={t('field.noAlt')} />
          </Box>
        )}
      </ButtonBase>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', marginInlineEnd: -1 }}>
        <Typography variant="caption" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <ActionMenu
          size="small"
          label={t('field.menu', { name })}
          actions={[
            ...(onEdit ? [{ key: 'edit', label: t('texts.open'), onClick: onEdit }] : []),
            ...(onRemove ? [{ key: 'remove', label: t('field.remove'), destructive: true, onClick: onRemove }] : []),
          ]}
        />
      </Stack>
    </Box>
  );
}
