import AddIcon from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useRequest } from '@/store/hooks';
import { libraryImages } from '@/entities/image/imageTarget';
import { selectImages, selectImagesRequest } from '@/entities/image/imagesSlice';
import { ImageDialog } from '@/ui/images/ImageDialog';

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
