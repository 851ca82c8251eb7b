import { Divider } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkExperience } from '@/api/endpoints/experience';
import { experienceGallery, experienceLogo } from '@/entities/career/experienceImages';
import { CheckboxField } from '@/ui/form/CheckboxField';
import { Field } from '@/ui/form/Field';
import { OptionalFields } from '@/ui/form/OptionalFields';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { SuggestionField } from '@/ui/form/search/SuggestionField';
import { FollowingImages, type FollowingImagesOptions, useFollowingImages } from '@/ui/images/FollowingImages';
import { ImageField } from '@/ui/images/ImageField';
import { useWaitingImages } from '@/ui/images/useWaitingImages';
import type { EntryFieldsProps } from './entryValues';

/** All fields of a work experience (EXP-01). */
export function ExperienceFields(props: EntryFieldsProps<WorkExperience>) {
  const { entry, others, disciplines, isPublic, images } = props;
  const { t } = useTranslation('career');
  return (
    <>
      <Field name="job_title" label={t('experience.jobTitle')} autoComplete="organization-title" />
      <SuggestionField
        name="company_name"
        label={t('experience.company')}
        autoComplete="organization"
        suggestions={others.map(({ company_name }) => company_name)}
      />
      <SuggestionField
        name="location"
        label={t('experience.location')}
        help={t('experience.locationHelp')}
        suggestions={others.map(({ location }) => location)}
      />
      <PeriodFields />
      {disciplines}
      <OptionalTexts />
      <ExperienceImages experience={entry} isPublic={isPublic} {...images} />
      {entry ? null : <CheckboxField name="connect" label={t('experience.connectNew')} />}
    </>
  );
}

function OptionalTexts() {
  const { t } = useTranslation('career');
  return (
    <OptionalFields
      label={t('experience.more')}
      fields={[
        { name: 'description', label: t('experience.description') },
        { name: 'quote', label: t('experience.quote') },
      ]}
    >
      <Field name="description" label={t('experience.description')} rows={4} optional />
      <Field name="quote" label={t('experience.quote')} help={t('experience.quoteHelp')} rows={2} optional />
    </OptionalFields>
  );
}

interface ExperienceImagesProps extends FollowingImagesOptions {
  /** Undefined for a new one: its images wait until it is saved. */
  experience: WorkExperience | undefined;
  isPublic: boolean;
}

/** Company logo and gallery of a work experience (EXP-04); each change of a saved one is saved at once. */
function ExperienceImages({ experience, isPublic, ...options }: ExperienceImagesProps) {
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
