import { Alert, Box, Button, ButtonBase, Skeleton, Stack, Typography } from '@mui/material';
import CheckIcon from '@mui/icons-material/CheckCircle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { findImages } from '@/domain/textSearch';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchImages, selectImages, selectImagesRequest } from '@/entities/image/imagesSlice';
import { StatusView } from '@/ui/feedback/StatusView';
import { useFailureText } from '@/ui/text/useFailureText';
import { ImageSearch } from './ImageSearch';
import { Thumbnail, useImageName } from './Thumbnail';
import type { ImageDialogState } from './useUploads';

interface LibraryPickerProps {
  dialog: ImageDialogState;
  isMultiple: boolean;
  attached: readonly Image[];
}

const pageSize = 48;
const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' } as const;

export function LibraryPicker({ dialog, isMultiple, attached }: LibraryPickerProps) {
  const { t } = useTranslation('images');
  const failureText = useFailureText();
  const { selected, attach, isEmptySubmit, change } = dialog;
  const request = useRequest(selectImagesRequest);
  const reload = useLoad<void>(fetchImages, undefined, request);
  const [text, setText] = useState('');
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const all = useAppSelector(selectImages).filter((image) => attached.every(({ id }) => id !== image.id));
  const matches = findImages(all, text);
  const isSelected = (image: Image) => selected.some(({ id }) => id === image.id);
  const toggle = (image: Image) => {
    const others = selected.filter(({ id }) => id !== image.id);
    const images = isSelected(image) ? others : [...(isMultiple ? others : []), image];
    attach.reset();
    change({ type: 'changed', values: { selected: images } });
  };
  return (
    <>
      <StatusView
        request={request}
        hasContent={all.length > 0}
        skeleton={
          <Box sx={grid}>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} variant="rounded" height={90} />
            ))}
          </Box>
        }
        empty={<Typography>{t('library.emptyChoice')}</Typography>}
        onRetry={reload}
      >
        <Stack sx={{ gap: 2 }}>
          <ImageSearch text={text} count={matches.length} onChange={setText} />
          <Box component="ul" aria-label={t('library.title')} sx={{ ...grid, listStyle: 'none', p: 0, m: 0 }}>
            {matches.slice(0, visibleCount).map((image) => (
              <li key={image.id}>
                <LibraryImage image={image} isSelected={isSelected(image)} onToggle={() => toggle(image)} />
              </li>
            ))}
          </Box>
          {matches.length > visibleCount ? (
            <Button onClick={() => setVisibleCount(visibleCount + pageSize)}>{t('library.more')}</Button>
          ) : null}
        </Stack>
      </StatusView>
      {isEmptySubmit || attach.failure ? (
        <Alert severity="error" role="alert">
          {attach.failure ? failureText(attach.failure) : t('library.missing')}
        </Alert>
      ) : null}
    </>
  );
}

function LibraryImage({ image, isSelected, onToggle }: { image: Image; isSelected: boolean; onToggle: () => void }) {
  const name = useImageName()(image);
  return (
    <ButtonBase
      aria-pressed={isSelected}
      aria-label={name}
      onClick={onToggle}
      sx={{
        display: 'block',
        width: '100%',
        borderRadius: 1,
        position: 'relative',
        outline: isSelected ? '3px solid' : undefined,
        outlineColor: 'primary.main',
        outlineOffset: 2,
      }}
    >
      <Thumbnail url={image.url} alt="" />
      {isSelected ? (
        <CheckIcon
          color="primary"
          sx={{ position: 'absolute', top: 4, insetInlineEnd: 4, bgcolor: 'background.paper', borderRadius: '50%' }}
        />
      ) : null}
      <Typography component="span" variant="caption" noWrap sx={{ display: 'block', mt: 0.5, textAlign: 'start' }}>
        {name}
      </Typography>
    </ButtonBase>
  );
}
