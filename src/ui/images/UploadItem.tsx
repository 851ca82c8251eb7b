import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { ImageInput } from '@/api/endpoints/images';
import { cropShapes, type CropArea, type ImageTargetType } from '@/domain/imageCrop';
import type { ImageTextsInput } from '@/entities/image/imageTexts';
import { AnimatedTick } from '@/ui/feedback/AnimatedTick';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { ErrorSummary } from '@/ui/form/ErrorSummary';
import { FormContext, useFormContextValue } from '@/ui/form/fieldRegistry';
import { useSaveForm } from '@/ui/form/useSaveForm';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { CropChoice } from './CropChoice';
import { ImageTexts } from './ImageTexts';
import { Thumbnail } from './Thumbnail';
import type { Upload } from './useUploads';

export type SaveUpload = () => Promise<ApiFailure | null>;

interface UploadItemProps {
  item: Upload;
  kind: ImageTargetType;
  /** The only one: picture and texts are open. */
  isOnly: boolean;
  /** It stands where the button was that it was chosen with. */
  takesFocus: boolean;
  onSend: (item: Upload, texts: ImageTextsInput) => Promise<ApiFailure | null>;
  onType: (texts: ImageTextsInput) => void;
  /** The part that was chosen before. */
  readCrop: () => CropArea | null;
  onCrop: (area: CropArea | null) => void;
  onCancel: () => void;
  onRemove: () => void;
  /** Hands over what sends it; `null` where it goes. */
  register: (save: SaveUpload | null) => void;
}

/** One chosen image: its part, its texts, how far it is. */
export function UploadItem({
  item,
  kind,
  isOnly,
  takesFocus,
  onSend,
  onType,
  readCrop,
  onCrop,
  onCancel,
  onRemove,
  register,
}: UploadItemProps) {
  const { t } = useTranslation(['images', 'common']);
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [defaultValues] = useState(item.texts);
  const { form, save, failure, state, submitCount } = useSaveForm({
    schema: ImageInput,
    defaultValues,
    save: (texts: ImageTextsInput) => onSend(item, texts),
  });
  const latestOnType = useRef(onType);
  useEffect(() => {
    latestOnType.current = onType;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type !== undefined) latestOnType.current(form.getValues());
        },
      }),
    [form],
  );
  const context = useFormContextValue(`image-${item.id}`);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    register(save);
    return () => register(null);
  });
  const isSending = item.phase === 'sending';
  const isDone = item.phase === 'done';
  const { name } = item.file;
  const open = (isOnly || isOpen) && !isDone;
  return (
    <Card
      component="li"
      ref={card}
      tabIndex={-1}
      aria-label={name}
      sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2 }}
    >
      <Stack
        direction="row"
        sx={{ columnGap: 1.5, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}
      >
        {open ? null : (
          <Box sx={{ width: 64, flexShrink: 0 }}>
            <Thumbnail url={item.url} alt="" />
          </Box>
        )}
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Progress item={item} />
        </Box>
        {isDone ? <AnimatedTick size={3} /> : null}
        {isSending ? <Button onClick={onCancel}>{t('upload.cancel')}</Button> : null}
        {isOnly || isDone || isSending ? null : (
          <Button aria-expanded={isOpen} aria-controls={panelId} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('upload.fold') : t(cropShapes[kind] ? 'upload.unfold' : 'upload.unfoldTexts')}
          </Button>
        )}
        {item.phase === 'ready' ? (
          <IconButton aria-label={t('upload.remove', { name })} onClick={onRemove}>
            <CloseIcon fontSize="small" />
          </IconButton>
        ) : null}
      </Stack>
      <SlowSaving isRunning={state.status === 'saving'} />
      <FormContext value={context}>
        <FormProvider {...form}>
          <ErrorSummary
            failure={failure}
            messages={state.status === 'failed' ? state.messages : []}
            submitCount={submitCount}
            ownText={({ kind: reason }) => (reason === 'tooLarge' ? t('problem.tooBig') : undefined)}
          />
          {item.phase === 'sent' && failure ? <Typography variant="body2">{t('upload.textsFailed')}</Typography> : null}
          <Stack id={panelId} hidden={!open} sx={{ gap: 2, ...(open ? {} : { display: 'none' }) }}>
            {open && item.phase === 'ready' ? (
              <CropChoice chosen={item} shape={cropShapes[kind]} readCrop={readCrop} onCrop={onCrop} />
            ) : null}
            <ImageTexts isNew />
          </Stack>
        </FormProvider>
      </FormContext>
    </Card>
  );
}

function Progress({ item: { facts, file, phase, share } }: { item: Upload }) {
  const { t } = useTranslation('images');
  const locale = useFormatLocale();
  if (phase === 'sending') {
    return (
      <LinearProgress
        aria-label={t('upload.progress', { name: file.name })}
        {...(share > 0 && share < 1 ? { variant: 'determinate', value: Math.round(share * 100) } : {})}
        sx={{ mt: 1, borderRadius: 1 }}
      />
    );
  }
  const [unit, bytes] = file.size < 1_048_576 ? (['kilobyte', 1024] as const) : (['megabyte', 1_048_576] as const);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  const size = format.format(file.size / bytes);
  const details = t('upload.details', { width: facts.width, height: facts.height, size });
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {phase === 'ready' ? details : t('upload.done')}
    </Typography>
  );
}
