import { Divider } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkExperience } from '@/api/endpoints/experience';
import { experienceGallery, experienceLogo } from '@/entities/career/experienceImages';
import { FollowingImages, useFollowingImages, type FollowingImagesOptions } from '@/ui/images/FollowingImages';
import { ImageField } from '@/ui/images/ImageField';
import { useWaitingImages } from '@/ui/images/useWaitingImages';

interface ExperienceImagesProps extends FollowingImagesOptions {
  /** Undefined for a new one: its images wait until it is saved. */
  experience: WorkExperience | undefined;
  isPublic: boolean;
}

/** Company logo and gallery of a work experience (EXP-04); each change of a saved one is saved at once. */
export function ExperienceImages({ experience, isPublic, ...options }: ExperienceImagesProps) {
  const { t } = useTranslation('images');
  const [createdId, setCreatedId] = useState<string | null>(null);
  const exists = experience !== undefined;
  const params = { experienceId: experience?.id ?? createdId ?? 'new' };
  const logo = useWaitingImages(experienceLogo(params), { isMultiple: false, exists });
  const gallery = useWaitingImages(experienceGallery(params), { isMultiple: true, exists });
  const following = useFollowingImages(
    [
      { images: logo, targetOf: (experienceId) => experienceLogo({ experienceId }) },
      { images: gallery, targetOf: (experienceId) => experienceGallery({ experienceId }) },
    ],
    options,
    setCreatedId,
  );
  const note = t(exists ? 'experience.atOnce' : 'experience.withEntry');
  return (
    <>
      <Divider />
      <FollowingImages
        {...following}
        entryId={experience?.id}
        missingText={(names) => t('experience.missing', names)}
        note={exists && isPublic ? null : note}
      >
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
      </FollowingImages>
    </>
  );
}
