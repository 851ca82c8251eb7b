import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { useAppDispatch } from '@/store/hooks';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { ImageDialog } from './ImageDialog';
import { ImageTextsDialog } from './ImageTextsDialog';
import { ImageButton, useImageName } from './Thumbnail';

interface ImageFieldProps {
  label: string;
  isLabelHidden?: boolean;
  help?: string;
  images: readonly Image[];
  multiple?: boolean;
  /** The only image fills the width of the field. */
  isLarge?: boolean;
  target: ImageTarget;
  /** Chosen, and not uploaded or attached yet. */
  waiting?: { images: readonly Image[]; onRemove: (image: Image) => void };
  /** Everybody sees the images, and every change of them at once. */
  isPublic?: boolean;
  /** Small pictures in a row whose menu opens the dialog. */
  dialog?: { isOpen: boolean; onClose: () => void };
}

export function ImageField(props: ImageFieldProps) {
  const {
    label,
    isLabelHidden = false,
    help,
    images,
    isLarge = false,
    target,
    waiting,
    isPublic = false,
    dialog,
  } = props;
  const { t } = useTranslation('images');
  const id = useId();
  const addId = `${id}-add`;
  const field = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const { remove, isRemoved, undoBar } = useUndoable();
  const [edited, setEdited] = useState<Image | null>(null);
  const visible = [...images.filter((image) => !isRemoved(image.id)), ...(waiting?.images ?? [])];
  const isWaiting = (image: Image) => waiting?.images.includes(image) === true;
  const removeImage = (image: Image) => {
    const menusOfRow = field.current?.closest('li')?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]') ?? [];
    (dialog ? [...menusOfRow].at(-1) : document.getElementById(addId))?.focus();
    if (isWaiting(image)) waiting?.onRemove(image);
    else if (target.detach) {
      const detach = target.detach(image);
      remove({ id: image.id, text: t('field.removed'), send: () => dispatch(detach) });
    }
  };
  return (
    <Stack
      ref={field}
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
      {visible.length > 0 ? (
        <Box
          component="ul"
          aria-label={label}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, listStyle: 'none', p: 0, m: 0, width: '100%' }}
        >
          {visible.map((image) => (
            <ImageFieldItem
              key={image.id}
              image={image}
              aspect={target.cropShape?.aspect}
              width={dialog ? 96 : isLarge ? '100%' : '9rem'}
              isSmall={dialog !== undefined}
              onEdit={isWaiting(image) ? undefined : () => setEdited(image)}
              onRemove={target.detach || isWaiting(image) ? () => removeImage(image) : undefined}
            />
          ))}
        </Box>
      ) : null}
      <AddImages {...props} buttonId={addId} isEmpty={visible.length === 0} />
      <ImageTextsDialog image={edited} isPublic={isPublic} refresh={target.refresh} onClose={() => setEdited(null)} />
    </Stack>
  );
}

function AddImages(props: ImageFieldProps & { buttonId: string; isEmpty: boolean }) {
  const {
    label,
    images,
    multiple = false,
    isLarge = false,
    target,
    waiting,
    isPublic = false,
    buttonId,
    isEmpty,
  } = props;
  const { t } = useTranslation('images');
  const [isOpen, setOpen] = useState(false);
  const dialog = props.dialog ?? { isOpen, onClose: () => setOpen(false) };
  return (
    <>
      {props.dialog ? null : (
        <Button
          id={buttonId}
          color="secondary"
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => setOpen(true)}
          sx={isLarge && isEmpty ? strip : undefined}
        >
          {multiple || isEmpty ? t('field.add') : t('field.change')}
        </Button>
      )}
      <ImageDialog
        open={dialog.isOpen}
        title={label}
        target={target}
        isMultiple={multiple}
        attached={[...images, ...(waiting?.images ?? [])]}
        isPublic={isPublic}
        onClose={dialog.onClose}
      />
    </>
  );
}

/** The place of the image that is missing. */
const strip = {
  width: '100%',
  minHeight: 96,
  borderStyle: 'dashed',
  borderColor: 'fieldEdge',
  color: 'text.secondary',
} as const;

interface ImageFieldItemProps {
  image: Image;
  /** Without its name below it; its menu is in a corner of the picture. */
  isSmall: boolean;
  width: number | string;
  aspect: number | undefined;
  /** Undefined where the texts cannot be changed. */
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** A press opens the texts, once the image is uploaded. */
function ImageFieldItem({ image, isSmall, width, aspect, onEdit, onRemove }: ImageFieldItemProps) {
  const { t } = useTranslation('images');
  const name = useImageName()(image);
  const menu = (
    <ActionMenu
      size="small"
      label={t('field.menu', { name })}
      actions={[
        ...(onEdit ? [{ key: 'edit', label: t('texts.open'), onClick: onEdit }] : []),
        ...(onRemove ? [{ key: 'remove', label: t('field.remove'), destructive: true, onClick: onRemove }] : []),
      ]}
      {...(isSmall ? { sx: inCorner } : {})}
    />
  );
  return (
    <Box component="li" sx={{ width, position: 'relative' }}>
      <ImageButton image={image} aspect={aspect} onOpen={onEdit} />
      {isSmall ? (
        menu
      ) : (
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', marginInlineEnd: -1 }}>
          <Typography variant="caption" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {menu}
        </Stack>
      )}
    </Box>
  );
}

const inCorner = {
  position: 'absolute',
  top: 4,
  insetInlineEnd: 4,
  p: 0,
  minWidth: 32,
  minHeight: 32,
  bgcolor: 'background.paper',
  '&:hover, &[aria-expanded="true"]': { bgcolor: 'background.paper', color: 'text.primary' },
  '@media (pointer: coarse)': { minWidth: 44, minHeight: 44, top: 0, insetInlineEnd: 0 },
} as const;
