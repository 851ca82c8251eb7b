import AddIcon from '@mui/icons-material/AddOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { findImages } from '@/domain/textSearch';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { libraryImages } from '@/entities/image/imageTarget';
import { deleteImage, fetchImages, selectImages, selectImagesRequest } from '@/entities/image/imagesSlice';
import { focusPageHeading } from '@/ui/basics/focus';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PicturesSkeleton } from '@/ui/feedback/ListSkeleton';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { ImageDialog } from '@/ui/images/ImageDialog';
import { ImageTextsDialog } from '@/ui/images/ImageTextsDialog';
import { ImageButton, useImageName } from '@/ui/images/Thumbnail';
import { ImageSearch } from '@/ui/images/ImageSearch';
import { ListPage, NothingFound } from '@/ui/list/ListPage';
import { VirtualList } from '@/ui/list/VirtualList';
import { ActionMenu } from '@/ui/basics/ActionMenu';

interface ImageLibraryProps {
  /** Shown in the empty state. */
  uploadButton: ReactNode;
  usageCount: (image: Image) => number;
  renderUsage: (image: Image) => ReactNode;
}

/** Smallest width of an image, in px. */
const columnWidth = 200;
/** In px, before it is measured. */
const cardHeight = 220;

/** The user's images: search, edit texts, delete (IMG-01, IMG-03). */
export function ImageLibrary({ uploadButton, usageCount, renderUsage }: ImageLibraryProps) {
  const { t } = useTranslation('images');
  const images = useAppSelector(selectImages);
  const request = useRequest(selectImagesRequest);
  const reload = useLoad<void>(fetchImages, undefined, request);
  const { removeImage, isRemoved, undoBar } = useRemoveImage();
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const visible = images.filter(({ id }) => !isRemoved(id));
  const matches = findImages(visible, search);
  return (
    <>
      {undoBar}
      <ListPage
        request={request}
        items={visible}
        visible={matches}
        List={VirtualList}
        columnWidth={columnWidth}
        keyOf={({ id }) => id}
        estimatedHeight={cardHeight}
        label={t('library.title')}
        skeleton={<PicturesSkeleton count={8} columnWidth={columnWidth} />}
        empty={
          <EmptyState drawing="post" title={t('library.emptyTitle')} text={t('library.empty')} action={uploadButton} />
        }
        nothing={
          <NothingFound title={t('library.none')} reset={{ label: t('library.reset'), onClick: () => setText('') }} />
        }
        tools={
          <Box sx={{ mb: 2 }}>
            <ImageSearch text={text} count={matches.length} onChange={setText} />
          </Box>
        }
        onRetry={reload}
      >
        {(image) => (
          <ImageCard
            image={image}
            usageCount={usageCount(image)}
            onOpen={() => setOpenedId(image.id)}
            onDelete={() => removeImage(image)}
          />
        )}
      </ListPage>
      <ImageTextsDialog
        image={images.find(({ id }) => id === openedId) ?? null}
        renderFacts={renderUsage}
        onClose={() => setOpenedId(null)}
      />
    </>
  );
}

/** The call is sent after a delay, in which it can be undone. */
function useRemoveImage() {
  const { t } = useTranslation('images');
  const dispatch = useAppDispatch();
  const imageName = useImageName();
  const { remove, isRemoved, undoBar } = useUndoable();
  const removeImage = (image: Image) => {
    remove({
      id: image.id,
      text: t('delete.done', { name: imageName(image) }),
      send: () => dispatch(deleteImage({ params: { imageUuid: image.uuid } })),
    });
    focusPageHeading();
  };
  return { removeImage, isRemoved, undoBar };
}

interface ImageCardProps {
  image: Image;
  /** Known uses of the image; with 0, no count is shown. */
  usageCount: number;
  onOpen: () => void;
  onDelete: () => void;
}

function ImageCard({ image, usageCount, onOpen, onDelete }: ImageCardProps) {
  const { t } = useTranslation(['images', 'common']);
  const name = useImageName()(image);
  return (
    <>
      <ImageButton image={image} square onOpen={onOpen} />
      <Typography variant="body2" title={name} sx={upToFiveLines}>
        {name}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', paddingInlineStart: 1.5, pb: 0.5 }}>
        <Typography variant="caption" sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
          {usageCount > 0 ? t('usage.in', { count: usageCount }) : ''}
        </Typography>
        <ActionMenu
          size="small"
          label={t('field.menu', { name })}
          actions={[
            { key: 'edit', label: t('texts.open'), onClick: onOpen },
            // The call names it by its uuid (D-42).
            ...(image.uuid
              ? [{ key: 'delete', label: t('common:action.delete'), destructive: true, onClick: onDelete }]
              : []),
          ]}
        />
      </Stack>
    </>
  );
}

/** Room for two lines, so that most cards are of one height; no name takes more than five. */
const upToFiveLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  minHeight: '2.5rem',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  mt: 1,
  px: 1.5,
  lineHeight: 20 / 15,
  fontWeight: 600,
} as const;

/** Upload into the library (IMG-01). The dialog is apart: the first image removes the empty state with the button. */
export function useUploadImages() {
  const { t } = useTranslation('images');
  const [isOpen, setIsOpen] = useState(false);
  const images = useAppSelector(selectImages);
  const { status } = useRequest(selectImagesRequest);
  return {
    isEmpty: status === 'succeeded' && images.length === 0,
    button: (
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsOpen(true)}>
        {t('library.upload')}
      </Button>
    ),
    dialog: (
      <ImageDialog
        open={isOpen}
        title={t('library.upload')}
        target={libraryImages}
        isMultiple
        attached={[]}
        onClose={() => setIsOpen(false)}
      />
    ),
  };
}
