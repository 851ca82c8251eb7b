import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { findImages } from '@/domain/imageSearch';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { deleteImage } from '@/entities/image/imageWrites';
import { fetchImages, selectImages, selectImagesRequest } from '@/entities/image/imagesSlice';
import { focusPageHeading } from '@/ui/basics/focus';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusView } from '@/ui/feedback/StatusView';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { ImageTextsDialog } from '@/ui/images/dialogs';
import { useImageName } from '@/ui/images/Thumbnail';
import { ImageSearch } from '@/ui/images/ImageSearch';
import { VirtualGrid } from '@/ui/list/paged/VirtualGrid';
import { GridSkeleton } from './GridSkeleton';
import { ImageCard } from './ImageCard';

interface ImageLibraryProps {
  /** Shown in the empty state. */
  uploadButton: ReactNode;
  usageCount: (image: Image) => number;
  renderUsage: (image: Image) => ReactNode;
}

/** Smallest width of an image, in px. */
const columnWidth = 200;

/** The user's images: search, edit texts, delete (IMG-01, IMG-03). */
export function ImageLibrary({ uploadButton, usageCount, renderUsage }: ImageLibraryProps) {
  const { t } = useTranslation('images');
  const images = useAppSelector(selectImages);
  const request = useRequest(selectImagesRequest);
  const reload = useLoad<void>(fetchImages, undefined, request);
  const { removeImage, isRemoved, undoBar } = useRemoveImage();
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const [opened, setOpened] = useState<{ id: string; isOpen: boolean } | null>(null);
  const kept = images.filter(({ id }) => !isRemoved(id));
  const found = findImages(kept, search);
  const openedImage = images.find(({ id }) => id === opened?.id);
  return (
    <>
      {undoBar}
      <StatusView
        request={request}
        hasContent={kept.length > 0}
        skeleton={<GridSkeleton />}
        empty={
          <EmptyState drawing="post" title={t('library.emptyTitle')} text={t('library.empty')} action={uploadButton} />
        }
        onRetry={reload}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ImageSearch text={text} count={found.length} onChange={setText} />
          {found.length > 0 ? (
            <VirtualGrid
              items={found}
              keyOf={(image) => image.id}
              label={t('library.title')}
              columnWidth={columnWidth}
              estimatedHeight={220}
            >
              {(image) => (
                <ImageCard
                  image={image}
                  usageCount={usageCount(image)}
                  onOpen={() => setOpened({ id: image.id, isOpen: true })}
                  onDelete={() => removeImage(image)}
                />
              )}
            </VirtualGrid>
          ) : (
            <NothingFound onReset={() => setText('')} />
          )}
        </Box>
      </StatusView>
      {opened && openedImage ? (
        <Suspense fallback={null}>
          <ImageTextsDialog
            image={openedImage}
            open={opened.isOpen}
            facts={renderUsage(openedImage)}
            onClose={() => setOpened({ ...opened, isOpen: false })}
            onExited={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
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

function NothingFound({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('images');
  return (
    <Card sx={{ p: 3, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {t('library.none')}
      <Button variant="outlined" onClick={onReset}>
        {t('library.reset')}
      </Button>
    </Card>
  );
}
