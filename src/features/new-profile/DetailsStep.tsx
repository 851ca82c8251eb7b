import AddIcon from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { educationTypes } from '@/api/endpoints/education';
import { profileTitles, type CompetenceProfile } from '@/api/endpoints/profiles';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { ChoiceCards } from '@/ui/form/ChoiceCards';
import { Field } from '@/ui/form/Field';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import { useSuggestedDiscipline } from './useSuggestedDiscipline';
import type { SavedEntry } from './useWizardCalls';
import { asksForEducation, type WizardValues } from './wizardForm';

const ProfilePhotoField = lazyComponent(() => import('./ProfilePhotoField'), 'ProfilePhotoField');

interface EducationProps {
  profile: CompetenceProfile;
  /** Saved already, perhaps not yet attached to the profile. */
  saved: SavedEntry | null;
}

interface DetailsStepProps extends EducationProps {
  gender: string | undefined;
}

/** What a profile may have beyond what publishing needs: title, photo and a first education (PRO-02). */
export function DetailsStep({ gender, ...education }: DetailsStepProps) {
  const { t } = useTranslation(['profiles', 'newProfile', 'career']);
  const titleOf = useProfileTitle();
  const present = education.profile.title;
  // One that the server knows and we do not stays choosable (D-22).
  const offered = [...new Set<string>([...profileTitles, ...(present ? [present] : [])])];
  return (
    <Stack sx={{ gap: 4 }}>
      <Suspense fallback={<ListSkeleton rows={1} height={80} />}>
        <ProfilePhotoField profile={education.profile} />
      </Suspense>
      <ChoiceCards
        name="title"
        label={t('title.label')}
        isShort
        options={offered.map((value) => ({ value, label: titleOf(value, gender) }))}
      />
      <FirstEducation {...education} />
    </Stack>
  );
}

function FirstEducation(props: EducationProps) {
  const { t } = useTranslation(['profiles', 'newProfile', 'career']);
  const id = useId();
  const { getValues, subscribe } = useFormContext<WizardValues>();
  const [isOpen, setOpen] = useState(() => asksForEducation(getValues()));
  // Kept text that is restored brings its fields along.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (asksForEducation(values)) setOpen(true);
        },
      }),
    [subscribe],
  );
  const [shown] = props.profile.educations;
  const name = shown?.degree_name ?? props.saved?.name;
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2.5, alignItems: 'stretch' }}>
      <Typography variant="h3" component="h2" id={id}>
        {t('education.title')}
      </Typography>
      {name === undefined ? null : <Alert severity="info">{t('newProfile:entrySaved', { name })}</Alert>}
      {name === undefined && isOpen ? <EducationFields profile={props.profile} /> : null}
      {name === undefined && !isOpen ? (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          sx={{ alignSelf: 'flex-start', mt: -1 }}
          onClick={() => setOpen(true)}
        >
          {t('education.add')}
        </Button>
      ) : null}
    </Stack>
  );
}

function EducationFields({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation(['profiles', 'newProfile', 'career']);
  const { getValues, setFocus, setValue } = useFormContext<WizardValues>();
  const locale = useProfileLanguage(profile);
  useEffect(() => {
    // What the latest station was about is what was learned for it, as a first guess.
    const { disciplines, education_disciplines: own } = getValues();
    if (own.length === 0 && disciplines.length > 0) setValue('education_disciplines', disciplines);
    if (!asksForEducation(getValues())) setFocus('education_type');
  }, [getValues, setFocus, setValue]);
  useSuggestedDiscipline('education_disciplines', profile);
  return (
    <>
      <ChoiceCards
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
