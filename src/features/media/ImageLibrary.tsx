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
import { ImageSearch } from '@/ui/images/ImageSearch';
import { VirtualGrid } from '@/ui/list/paged/VirtualGrid';
import { GridSkeleton } from './GridSkeleton';
import { ImageCard } from './ImageCard';

interface ImageLibraryProps {
  /** The way to the first image. */
  uploadButton: ReactNode;
  /** How many things are known to show an image. */
  usageCount: (image: Image) => number;
  /** What they are. */
  renderUsage: (image: Image) => ReactNode;
}

/** Smallest width of an image, in px. */
const columnWidth = 200;

/** All images of the user: found, described, deleted (IMG-01, IMG-03). */
export function ImageLibrary({ uploadButton, usageCount, renderUsage }: ImageLibraryProps) {
  const { t } = useTranslation(['images', 'common']);
  const dispatch = useAppDispatch();
  const images = useAppSelector(selectImages);
  const request = useRequest(selectImagesRequest);
  const reload = useLoad<void>(fetchImages, undefined, request);
  const { remove, isRemoved, undoBar } = useUndoable();
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const kept = images.filter(({ id }) => !isRemoved(id));
  const shown = findImages(kept, search);
  const opened = images.find(({ id }) => id === openId);
  const open = (image: Image) => {
    setOpenId(image.id);
    setIsOpen(true);
  };
  const removeImage = (image: Image) => {
    const name = image.name || image.alt || t('library.unnamed');
    remove({
      id: image.id,
      text: t('delete.done', { name }),
      send: () => dispatch(deleteImage({ params: { imageUuid: image.uuid } })),
    });
    focusPageHeading();
  };
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
          <ImageSearch text={text} count={shown.length} onChange={setText} />
          {shown.length > 0 ? (
            <VirtualGrid
              items={shown}
              keyOf={(image) => image.id}
              label={t('library.title')}
              columnWidth={columnWidth}
              estimatedHeight={220}
            >
              {(image) => (
                <ImageCard
                  image={image}
                  usageCount={usageCount(image)}
                  onOpen={() => open(image)}
                  onDelete={() => removeImage(image)}
                />
              )}
            </VirtualGrid>
          ) : (
            <Card sx={{ p: 3, display: 'grid', gap: 1, justifyItems: 'start' }}>
              {t('library.none')}
              <Button variant="outlined" onClick={() => setText('')}>
                {t('library.reset')}
              </Button>
            </Card>
          )}
        </Box>
      </StatusView>
      {opened ? (
        <Suspense fallback={null}>
          <ImageTextsDialog
            image={opened}
            open={isOpen}
            facts={renderUsage(opened)}
            onClose={() => setIsOpen(false)}
            onExited={() => setOpenId(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
