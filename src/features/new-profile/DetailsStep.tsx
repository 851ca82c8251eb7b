import AddIcon from '@mui/icons-material/AddOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { educationTypes } from '@/api/endpoints/education';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { profilePicture } from '@/entities/profile/profileImages';
import { RadioField } from '@/ui/form/RadioField';
import { Field } from '@/ui/form/Field';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { ImageField } from '@/ui/images/ImageField';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useTitleOptions } from '@/features/profile-fields';
import { asksForEducation, type NewProfileValues } from './newProfileSteps';
import { suggestDisciplines } from './suggestDisciplines';
import type { SavedEntry } from './savedEntries';

interface EducationProps {
  profile: CompetenceProfile;
  /** Saved already, perhaps not yet attached to the profile. */
  saved: SavedEntry | null;
}

interface DetailsStepProps extends EducationProps {
  gender: string | undefined;
}

/** Title, photo and a first education: publishing does not require them (PRO-02). */
export function DetailsStep({ profile, saved, gender }: DetailsStepProps) {
  const { t } = useTranslation('profiles');
  return (
    <Stack sx={{ gap: 4 }}>
      <ProfilePhotoField profile={profile} />
      <RadioField
        name="title"
        label={t('title.label')}
        cards="short"
        options={useTitleOptions(profile.title, gender)}
      />
      <FirstEducation profile={profile} saved={saved} />
    </Stack>
  );
}

/** Saved at once, not with the step (PRO-17). */
function ProfilePhotoField({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('images');
  const { profile_picture } = profile;
  return (
    <ImageField
      label={t('picture.label')}
      images={profile_picture ? [profile_picture] : []}
      target={profilePicture({ profileId: profile.id })}
    />
  );
}

function FirstEducation({ profile, saved }: EducationProps) {
  const { t } = useTranslation(['profiles', 'newProfile']);
  const id = useId();
  const dispatch = useAppDispatch();
  const locale = useProfileLanguage(profile);
  const form = useFormContext<NewProfileValues>();
  const hasText = asksForEducation(useWatch() as NewProfileValues);
  const [isOpen, setOpen] = useState(hasText);
  // A restored draft opens the fields it fills.
  if (hasText && !isOpen) setOpen(true);
  const [attached] = profile.educations;
  const name = attached?.degree_name ?? saved?.name;
  const open = () => {
    flushSync(() => setOpen(true));
    form.setFocus('education_type');
    const { disciplines, education_disciplines } = form.getValues();
    // First guess: the disciplines of the latest work experience.
    if (education_disciplines.length === 0 && disciplines.length > 0)
      form.setValue('education_disciplines', disciplines);
    void dispatch(suggestDisciplines('education_disciplines', profile, locale, form));
  };
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2.5, alignItems: 'stretch' }}>
      <Typography variant="h3" component="h2" id={id}>
        {t('education.title')}
      </Typography>
      {name === undefined ? null : <Alert severity="info">{t('newProfile:entrySaved', { name })}</Alert>}
      {name === undefined && isOpen ? <EducationFields locale={locale} /> : null}
      {name === undefined && !isOpen ? (
        <Button variant="outlined" startIcon={<AddIcon />} sx={{ alignSelf: 'flex-start', mt: -1 }} onClick={open}>
          {t('education.add')}
        </Button>
      ) : null}
    </Stack>
  );
}

function EducationFields({ locale }: { locale: ReturnType<typeof useProfileLanguage> }) {
  const { t } = useTranslation(['profiles', 'career']);
  return (
    <>
      <RadioField
        cards="wide"
        name="education_type"
        label={t('education.type')}
        options={educationTypes.map((value) => ({ value, label: t(`education.types.${value}`) }))}
      />
      <Field name="degree_name" label={t('career:education.degreeName')} help={t('career:education.degreeNameHelp')} />
      <Field name="city" label={t('career:education.city')} autoComplete="off" />
      <DisciplineField name="education_disciplines" locale={locale} />
    </>
  );
}
