import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WorkExperience } from '@/api/endpoints/experience';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { readOne } from '@/store/lostResponse';
import { checkExperience } from '@/entities/career/experienceSlice';
import { CheckboxField } from '@/ui/form/CheckboxField';
import { DrawerActions, type DrawerActionsProps } from '@/ui/form/DrawerActions';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { EditForm } from '@/ui/form/EditForm';
import { Field, FocusedField } from '@/ui/form/Field';
import { OptionalFields } from '@/ui/form/OptionalFields';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { SuggestionField } from '@/ui/form/search/SuggestionField';
import { FollowingImages } from '@/ui/images/FollowingImages';
import { UnsavedFormPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { useFailureText } from '@/ui/text/useFailureText';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import type { EntryFormProps } from './entryType';
import { experienceFormValues, ExperienceValues } from './experienceForm';
import { Divider } from '@mui/material';
import { experienceGallery, experienceLogo } from '@/entities/career/experienceImages';
import { ImageField } from '@/ui/images/ImageField';
import { useFollowingImages } from '@/ui/images/useFollowingImages';

const galleries = {
  logo: { targetOf: (experienceId: string) => experienceLogo({ experienceId }), isMultiple: false },
  gallery: { targetOf: (experienceId: string) => experienceGallery({ experienceId }), isMultiple: true },
};

/** A work experience with all its fields (EXP-01). */
export function ExperienceForm(props: EntryFormProps<WorkExperience, ExperienceValues>) {
  const { entry, others, focus, isPublic, onSave, onCancel, onWaiting, profile } = props;
  const { t } = useTranslation(['profiles', 'career']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const images = useFollowingImages(galleries, { entryId: entry?.id, onWaiting });
  return (
    <EditForm
      schema={ExperienceValues}
      defaultValues={experienceFormValues(entry, others)}
      draft={draftKey({ type: 'experience', id: entry?.id ?? 'new' })}
      label={entry ? t('experience.change') : t('experience.add')}
      failureText={(failure) =>
        failure.kind === 'validation' ? undefined : failureText(failure, 'career:experience.saveFailed')
      }
      readNewest={entry && (() => dispatch(readOne(checkExperience(), entry.id, experienceFormValues)))}
      onSubmit={(_, form) => onSave(form.getValues(), async (id) => (await images.send(id)) === null)}
    >
      <UnsavedFormPrompt />
      <Field name="job_title" label={t('career:experience.jobTitle')} autoComplete="organization-title" />
      <SuggestionField
        name="company_name"
        label={t('career:experience.company')}
        autoComplete="organization"
        suggestions={others.map(({ company_name }) => company_name)}
      />
      <SuggestionField
        name="location"
        label={t('career:experience.location')}
        help={t('career:experience.locationHelp')}
        suggestions={others.map(({ location }) => location)}
      />
      <PeriodFields />
      <DisciplineField
        name="disciplines"
        locale={useProfileLanguage(profile)}
        competence={profile.competence?.name ?? ''}
      />
      <OptionalTexts />
      <ExperienceImages experience={entry} isPublic={isPublic} images={images} />
      {entry ? null : <CheckboxField name="connect" label={t('career:experience.connectNew')} />}
      <Actions isPublic={isPublic} onCancel={onCancel} />
      <FocusedField name={focus} />
    </EditForm>
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

/** A new work experience is public only if the profile is to show it. */
function Actions({ isPublic, onCancel }: DrawerActionsProps) {
  const isShown = useWatch<ExperienceValues, 'connect'>({ name: 'connect' });
  return <DrawerActions isPublic={isPublic && isShown} onCancel={onCancel} />;
}

interface ExperienceImagesProps {
  /** Undefined for a new one: its images wait until it is saved. */
  experience: WorkExperience | undefined;
  isPublic: boolean;
  images: ReturnType<typeof useFollowingImages<keyof typeof galleries>>;
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
