import { Divider } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { WorkExperience } from '@/api/endpoints/experience';
import { CheckboxField } from '@/ui/form/CheckboxField';
import { Field } from '@/ui/form/Field';
import { OptionalFields } from '@/ui/form/OptionalFields';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { SuggestionField } from '@/ui/form/search/SuggestionField';
import { FollowingImages } from '@/ui/images/FollowingImages';
import { ImageField } from '@/ui/images/ImageField';
import type { EntryFieldsProps } from './entryValues';

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
      <ExperienceImages experience={entry} isPublic={isPublic} images={images} />
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

interface ExperienceImagesProps extends Pick<EntryFieldsProps<WorkExperience>, 'isPublic' | 'images'> {
  /** Undefined for a new one: its images wait until it is saved. */
  experience: WorkExperience | undefined;
}

/** Company logo and gallery of a work experience (EXP-04); each change of a saved one is saved at once. */
function ExperienceImages({ experience, isPublic, images }: ExperienceImagesProps) {
  const { t } = useTranslation('images');
  const isShown = experience !== undefined && isPublic;
  return (
    <>
      <Divider />
      <FollowingImages
        images={images}
        missingText={(names) => t('experience.missing', names)}
        note={isShown ? null : t(experience ? 'experience.atOnce' : 'experience.withEntry')}
      >
        <ImageField
          {...images.fieldOf('logo')}
          label={t('experience.logo')}
          images={experience?.logo ? [experience.logo] : []}
          isPublic={isShown}
        />
        <ImageField
          {...images.fieldOf('gallery')}
          label={t('experience.gallery')}
          help={t('experience.galleryHelp')}
          images={experience?.image_gallery ?? []}
          isPublic={isShown}
        />
      </FollowingImages>
    </>
  );
}
