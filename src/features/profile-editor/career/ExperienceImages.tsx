import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { WorkExperience } from '@/api/endpoints/experience';
import { experienceGallery, experienceLogo } from '@/entities/career/experienceImages';
import { RetryStepAlert } from '@/ui/feedback/RetryStepAlert';
import { UnsavedChangesPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { ImageField } from '@/ui/images/ImageField';
import { useWaitingImages } from '@/ui/images/useWaitingImages';
import { useFailureText } from '@/ui/text/useFailureText';
import { useFormatLocale } from '@/ui/text/useLanguage';

/** Uploads the images that have waited for a work experience; resolves to whether all are there. */
export type SendImages = (experienceId: string) => Promise<boolean>;

interface ExperienceImagesProps {
  /** Undefined for a new one: its images wait until it is saved. */
  experience: WorkExperience | undefined;
  isPublic: boolean;
  register: (send: SendImages) => void;
  /** Called when the first image waits, and when none does any more. */
  onWaiting: (isWaiting: boolean) => void;
}

/** Company logo and gallery of a work experience (EXP-04); each change of a saved one is saved at once. */
export function ExperienceImages(props: ExperienceImagesProps) {
  const { experience, isPublic } = props;
  const { t } = useTranslation('images');
  const locale = useFormatLocale();
  const failureText = useFailureText();
  const { logo, gallery, isWaiting, failure, isSending, send } = useExperienceImages(props);
  const names = [...logo.names, ...gallery.names];
  const section = useRef<HTMLDivElement>(null);
  const exists = experience !== undefined;
  const reason = failure && failureText(failure, failure.kind === 'tooLarge' ? 'images:problem.tooBig' : null);
  const quoted = new Intl.ListFormat(locale).format(names.map((name) => t('upload.quoted', { name })));
  const missing = isWaiting ? t('experience.missing', { count: names.length, names: quoted }) : t('upload.textsFailed');
  return (
    <Box ref={section} tabIndex={-1} sx={{ display: 'grid', gap: 3, outline: 'none' }}>
      <Divider />
      <UnsavedChangesPrompt unsaved={isWaiting} />
      {experience && names.length > 0 && failure ? (
        <RetryStepAlert
          text={`${missing} ${reason}`}
          failure={failure}
          onRetry={async () => {
            const again = await send(experience.id);
            // The button that was pressed is gone.
            if (!again) section.current?.focus();
            return again;
          }}
        />
      ) : null}
      <Box
        component="fieldset"
        disabled={isSending}
        sx={{ display: 'grid', gap: 3, border: 0, p: 0, m: 0, minWidth: 0 }}
      >
        {exists && isPublic ? null : (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {exists ? t('experience.atOnce') : t('experience.withEntry')}
          </Typography>
        )}
        <ImageField
          label={t('experience.logo')}
          images={experience?.logo ? [experience.logo] : []}
          target={logo.target}
          waiting={logo.waiting}
          isPublic={exists && isPublic}
        />
        <ImageField
          label={t('experience.gallery')}
          help={t('experience.galleryHelp')}
          images={experience?.image_gallery ?? []}
          multiple
          target={gallery.target}
          waiting={gallery.waiting}
          isPublic={exists && isPublic}
        />
      </Box>
    </Box>
  );
}

function useExperienceImages({ experience, register, onWaiting }: ExperienceImagesProps) {
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const params = { experienceId: experience?.id ?? createdId ?? 'new' };
  const exists = experience !== undefined;
  const logo = useWaitingImages(experienceLogo(params), { isMultiple: false, exists });
  const gallery = useWaitingImages(experienceGallery(params), { isMultiple: true, exists });
  const isWaiting = logo.waiting.images.length + gallery.waiting.images.length > 0;
  const controller = useRef(new AbortController());
  const running = useRef<Promise<ApiFailure | null> | null>(null);

  const sendAll = async (experienceId: string): Promise<ApiFailure | null> => {
    const { signal } = controller.current;
    setCreatedId(experienceId);
    setIsSending(true);
    const failedLogo = await logo.send(experienceLogo({ experienceId }), signal);
    const isAborted = failedLogo?.kind === 'aborted' || failedLogo?.kind === 'unauthorized';
    const failedGallery = isAborted ? null : await gallery.send(experienceGallery({ experienceId }), signal);
    const failed = failedGallery ?? failedLogo;
    setIsSending(false);
    setFailure(failed);
    return signal.aborted ? null : failed;
  };
  /** A save and a retry share one run (quality T29). */
  const send = (experienceId: string) => {
    running.current ??= sendAll(experienceId).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  useEffect(() => {
    register(async (experienceId) => (await send(experienceId)) === null);
  });
  useEffect(() => {
    onWaiting(isWaiting);
    return () => onWaiting(false);
  }, [isWaiting, onWaiting]);
  useEffect(() => {
    const current = new AbortController();
    controller.current = current;
    return () => current.abort();
  }, []);
  return { logo, gallery, isWaiting, failure, isSending, send };
}
