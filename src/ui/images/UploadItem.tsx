import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Box, Button, Card, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import { useId, useMemo, useState, type ActionDispatch, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CropShape } from '@/domain/imageCrop';
import { noTexts } from '@/entities/image/imagesSlice';
import { AnimatedTick } from '@/ui/feedback/AnimatedTick';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { ErrorSummary } from '@/ui/form/ErrorSummary';
import { FormContext, useFormContextValue } from '@/ui/form/fieldRegistry';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { CropChoice } from './CropChoice';
import { ImageTexts } from './ImageTextsDialog';
import { Thumbnail } from './Thumbnail';
import type { Upload, UploadsAction } from './uploadsReducer';

interface UploadItemProps {
  upload: Upload;
  cropShape: CropShape | null;
  /** The only upload: image and texts are open. */
  isOnly: boolean;
  /** It replaces the button that was pressed. */
  takesFocus: boolean;
  change: ActionDispatch<[UploadsAction]>;
  onCancel: () => void;
  onRemove: () => void;
}

export function UploadItem(props: UploadItemProps) {
  const { upload, cropShape, isOnly, takesFocus, change } = props;
  const { t } = useTranslation('images');
  const { id, phase, failure } = upload;
  const formId = useId();
  const panelId = `${formId}-panel`;
  const [isExpanded, setIsExpanded] = useState(false);
  const { form, messages } = useTextsForm(upload);
  const context = useFormContextValue(formId);
  const isOpen = (isOnly || isExpanded) && phase !== 'done';
  const isFoldable = !isOnly && phase !== 'done' && phase !== 'uploading';
  return (
    <Card
      component="li"
      ref={takesFocus ? focusNew : undefined}
      tabIndex={-1}
      aria-label={upload.file.name}
      sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2 }}
    >
      <UploadHead {...props} hasThumbnail={!isOpen}>
        {isFoldable ? (
          <Button aria-expanded={isExpanded} aria-controls={panelId} onClick={() => setIsExpanded(!isExpanded)}>
            {t(isExpanded ? 'upload.fold' : cropShape ? 'upload.unfold' : 'upload.unfoldTexts')}
          </Button>
        ) : null}
      </UploadHead>
      <SlowSaving isRunning={phase === 'uploading' || phase === 'saving'} />
      <FormContext value={context}>
        <FormProvider {...form}>
          <ErrorSummary
            failure={failure}
            messages={messages}
            submitCount={upload.failureCount}
            ownText={({ kind }) => (kind === 'tooLarge' ? t('problem.tooBig') : undefined)}
          />
          {phase === 'uploaded' && failure ? <Typography variant="body2">{t('upload.textsFailed')}</Typography> : null}
          <Stack
            id={panelId}
            hidden={!isOpen}
            sx={{ gap: 2, ...(isOpen ? {} : { display: 'none' }) }}
            onChange={() => change({ type: 'uploadChanged', id, values: { texts: form.getValues() } })}
          >
            {isOpen && phase === 'ready' ? (
              <CropChoice
                upload={upload}
                shape={cropShape}
                onCrop={(crop) => change({ type: 'uploadChanged', id, values: { crop } })}
              />
            ) : null}
            <ImageTexts isNew />
          </Stack>
        </FormProvider>
      </FormContext>
    </Card>
  );
}

const focusNew = (card: HTMLElement | null) => card?.focus();

interface UploadHeadProps extends Pick<UploadItemProps, 'upload' | 'onCancel' | 'onRemove'> {
  hasThumbnail: boolean;
  children: ReactNode;
}

function UploadHead({ upload, onCancel, onRemove, hasThumbnail, children }: UploadHeadProps) {
  const { t } = useTranslation('images');
  const { phase, url } = upload;
  const { name } = upload.file;
  return (
    <Stack direction="row" sx={{ columnGap: 1.5, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {hasThumbnail ? (
        <Box sx={{ width: 64, flexShrink: 0 }}>
          <Thumbnail url={url} alt="" />
        </Box>
      ) : null}
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Progress upload={upload} />
      </Box>
      {phase === 'done' ? <AnimatedTick size={3} /> : null}
      {phase === 'uploading' ? <Button onClick={onCancel}>{t('upload.cancel')}</Button> : null}
      {children}
      {phase === 'ready' ? (
        <IconButton aria-label={t('upload.remove', { name })} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </IconButton>
      ) : null}
    </Stack>
  );
}

/** `messages` are the server's errors on fields that the form does not have. */
function useTextsForm({ texts, failure }: Upload) {
  const { errors, messages } = useMemo(() => {
    const refused = Object.entries(failure?.fields ?? {});
    const own = refused.filter(([name]) => name in noTexts);
    const foreign = refused.filter(([name]) => !(name in noTexts));
    return {
      errors: Object.fromEntries(own.map(([name, message]) => [name, { type: 'server', message }])),
      messages: foreign.map(([, message]) => message),
    };
  }, [failure]);
  // Changing a field clears the server's error.
  const form = useForm({ defaultValues: texts, mode: 'onChange', errors, shouldFocusError: false });
  return { form, messages };
}

function Progress({ upload: { facts, file, phase, share } }: { upload: Upload }) {
  const { t } = useTranslation('images');
  const locale = useFormatLocale();
  if (phase === 'uploading') {
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
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {phase === 'ready' ? t('upload.details', { width: facts.width, height: facts.height, size }) : t('upload.done')}
    </Typography>
  );
}
