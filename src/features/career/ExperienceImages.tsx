import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkExperience } from '@/api/endpoints/experience';
import { ImageField } from '@/ui/images/ImageField';
import { useExperienceTargets } from './useExperienceTargets';

interface ExperienceImagesProps {
  /** A saved one: what is not there yet can hold no images. */
  experience: WorkExperience;
  /** Above all else in the dialog, e.g. that what is done here is public at once. */
  note?: ReactNode;
}

/** Company logo and gallery of a work experience (EXP-04); each change is saved at once. */
export function ExperienceImages({ experience, note }: ExperienceImagesProps) {
  const { t } = useTranslation('images');
  const { logo, gallery } = useExperienceTargets(experience);
  return (
    <Stack sx={{ gap: 3 }}>
      <Divider />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('experience.atOnce')}
      </Typography>
      <ImageField
        label={t('experience.logo')}
        images={experience.logo ? [experience.logo] : []}
        target={logo}
        note={note}
      />
      <ImageField
        label={t('experience.gallery')}
        help={t('experience.galleryHelp')}
        images={experience.image_gallery}
        multiple
        target={gallery}
        note={note}
      />
    </Stack>
  );
}
