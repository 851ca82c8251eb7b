import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch, useAppSelector, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { uploadOnce } from '@/entities/image/imageUpload';
import { uploadImage } from '@/entities/image/imageWrites';
import { fetchImages, selectImages, selectImagesRequest } from '@/entities/image/imagesSlice';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { MissingFiles } from '@/ui/images/MissingFiles';
import { readUploadTexts } from '@/ui/images/uploadDraft';

const libraryDraft = draftKey({ type: 'images' });
const ImageDialog = lazyComponent(() => import('@/ui/images/ImageDialog'), 'ImageDialog');

/**
 * Uploads images into the library, several at a time (IMG-01): the button, wherever it stands, and the dialog, which stays
 * while the first image changes the page below it.
 */
export function useUploadImages() {
  const { t } = useTranslation('images');
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const target = useLibraryTarget();
  const userId = useAppSelector(selectUser)?.id ?? null;
  const images = useAppSelector(selectImages);
  const { status } = useRequest(selectImagesRequest);
  return {
    isEmpty: status === 'succeeded' && images.length === 0,
    button: (
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsOpen(true)}>
        {t('library.upload')}
      </Button>
    ),
    dialog:
      isOpen === null ? (
        <MissingFiles names={Object.keys(readUploadTexts(userId, target.draft))} />
      ) : (
        <Suspense fallback={null}>
          <ImageDialog
            open={isOpen}
            title={t('library.upload')}
            target={target}
            isMultiple
            attached={[]}
            onClose={() => setIsOpen(false)}
            onExited={() => setIsOpen(null)}
          />
        </Suspense>
      ),
  };
}

function useLibraryTarget(): ImageTarget {
  const dispatch = useAppDispatch();
  const images = useAppSelector(selectImages);
  const { settledAt } = useAppSelector(selectImagesRequest);
  return {
    type: 'default',
    draft: libraryDraft,
    upload: (file, options) =>
      dispatch(
        uploadOnce(
          {
            thunk: uploadImage,
            args: { body: { image: file } },
            before: settledAt === null ? null : images,
            readImages: () => (run) => run(fetchImages()),
          },
          options,
        ),
      ),
  };
}
