import AddIcon from '@mui/icons-material/AddOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { educationTypes } from '@/api/endpoints/education';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { z } from '@/api/schema/zod';
import { failureOf } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { addEducation, attachNew } from '@/entities/career/addEntry';
import { profilePicture } from '@/entities/profile/profileImages';
import { RadioField } from '@/ui/form/RadioField';
import { fetchProfile, setTitle } from '@/entities/profile/profilesSlice';
import { Field } from '@/ui/form/Field';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { ImageField } from '@/ui/images/ImageField';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import { useTitleOptions } from '@/features/profile-fields/subjectOptions';
import { useUserDetails } from '@/features/user/UserDetailsAlert';
import { type NewProfileValues, type ProfileStep, requires } from './newProfileSteps';
import { suggestDisciplines } from './suggestDisciplines';
import { type SavedEntry, useSavedEntry } from './useSavedEntry';

/** Once anything of an education is entered, all of it is required. */
function asksForEducation({ education_type, degree_name, city }: NewProfileValues): boolean {
  return [education_type, degree_name, city].some((text) => text.trim() !== '');
}

const educationFields = ['education_type', 'degree_name', 'city', 'education_disciplines'] as const;
const wholeEducation = requires({}).check(
  z.superRefine((values, context) => {
    if (!asksForEducation(values)) return;
    for (const field of educationFields) {
      const value = values[field];
      const isMissing = typeof value === 'string' ? value.trim() === '' : value.length === 0;
      if (isMissing) context.addIssue({ code: 'custom', path: [field], params: { rule: 'required' } });
    }
  }),
);

export function useDetailsStep(profile: CompetenceProfile | undefined): ProfileStep {
  const { t } = useTranslation(['profiles', 'career']);
  const dispatch = useAppDispatch();
  const gender = useUserDetails()?.gender;
  const titleOf = useProfileTitle();
  const params = { profileId: profile?.id ?? '' };
  const entry = useSavedEntry((id) => attachNew(params.profileId, id));
  const save = async (values: NewProfileValues): Promise<ApiFailure | null> => {
    const { title, education_type: type, education_disciplines } = values;
    if (title !== '' && title !== profile?.title) {
      const failure = await dispatch(failureOf(setTitle({ params, body: { title } })));
      if (failure) return failure;
    }
    if (!asksForEducation(values) || (profile?.educations.length ?? 0) > 0) return null;
    const texts = { type, degree_name: values.degree_name.trim(), city: values.city.trim() };
    const disciplines = education_disciplines.map(({ id }) => id);
    const body = { ...texts, grade: '', institution: '', approved_by: '', disciplines };
    const outcome = await entry.save(texts.degree_name, addEducation(body, params.profileId));
    if ('kind' in outcome) return outcome;
    await dispatch(fetchProfile({ params }));
    return null;
  };
  const educationText = (value: unknown) => {
    const type = educationTypes.find((key) => key === value);
    return type && t(`education.types.${type}`);
  };
  return {
    schema: wholeEducation,
    fields: {
      title: { label: t('title.label'), valueText: (value) => titleOf(String(value), gender) },
      education_type: { label: t('education.type'), valueText: educationText },
      degree_name: { label: t('career:education.degreeName') },
      city: { label: t('career:education.city') },
      education_disciplines: { label: t('career:disciplines.label') },
    },
    content: profile && <DetailsFields profile={profile} saved={entry.saved} gender={gender} />,
    form: {
      serverFields: { type: 'education_type', disciplines: 'education_disciplines' },
      failureText: () => (entry.saved ? t('education.savedNotConnected') : undefined),
    },
    save,
  };
}

interface EducationProps {
  profile: CompetenceProfile;
  /** Saved already, perhaps not yet attached to the profile. */
  saved: SavedEntry | null;
}

interface DetailsFieldsProps extends EducationProps {
  gender: string | undefined;
}

function DetailsFields({ profile, saved, gender }: DetailsFieldsProps) {
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
