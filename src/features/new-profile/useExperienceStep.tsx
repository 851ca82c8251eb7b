import { Alert, Chip, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { withPeriodRules } from '@/api/endpoints/experience';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { MonthInput, Title } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';
import { addExperience, connectNew, makeNewMain } from '@/entities/career/addEntry';
import { fetchExperience, selectExperience, selectExperienceRequest } from '@/entities/career/careerSlice';
import { fetchProfile } from '@/entities/profile/profilesSlice';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { Field } from '@/ui/form/Field';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { SearchOption } from '@/ui/form/useSearch';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { type NewProfileValues, type ProfileStep, requires } from './newProfileSteps';
import { suggestDisciplines } from './suggestDisciplines';
import { type SavedEntry, useSavedEntry } from './useSavedEntry';

const newExperience = withPeriodRules(
  requires({
    job_title: Title,
    company_name: Title,
    location: Title,
    start_date: MonthInput,
    disciplines: z.array(SearchOption).check(z.minLength(1)),
  }),
);

/** The work experience of the profile: saved, connected, and then made its main one. */
export function useExperienceStep(profile: CompetenceProfile | undefined, onSkip: () => void): ProfileStep {
  const { t } = useTranslation(['profiles', 'career', 'editing']);
  const dispatch = useAppDispatch();
  const locale = useProfileLanguage(profile);
  // Made the main one later, where its failure can be shown.
  const entry = useSavedEntry((id) => connectNew({ id: profile?.id ?? '', mainIfFirst: false }, id));
  const isConnected = (profile?.work_experiences.length ?? 0) > 0;
  const hasEntry = isConnected || entry.saved !== null;
  return {
    // No second work experience.
    schema: hasEntry ? requires({}) : newExperience,
    fields: {
      job_title: { label: t('career:experience.jobTitle') },
      company_name: { label: t('career:experience.company') },
      location: { label: t('career:experience.location') },
      start_date: { label: t('career:experience.start') },
      end_date: { label: t('career:experience.end') },
      ongoing: {
        label: t('career:experience.ongoing'),
        valueText: (value) => t(value === true ? 'editing:draft.yes' : 'editing:draft.no'),
      },
      disciplines: { label: t('career:disciplines.label') },
    },
    content: profile && (
      <ExperienceFields
        profile={profile}
        saved={entry.saved}
        onChoose={(chosen) => entry.setSaved(chosen && { ...chosen, isChosen: true })}
      />
    ),
    form: {
      failureText: () =>
        isConnected ? t('experience.mainFailed') : entry.saved ? t('experience.savedNotConnected') : undefined,
    },
    actions: hasEntry ? {} : { onSkip },
    onOpen: (form, signal) => {
      if (profile && !hasEntry) void dispatch(suggestDisciplines('disciplines', profile, locale, form, signal));
    },
    save: (values) => dispatch(saveExperience(values, profile, entry)),
  };
}

function saveExperience(
  values: NewProfileValues,
  profile: CompetenceProfile | undefined,
  entry: ReturnType<typeof useSavedEntry>,
): AppThunk<Promise<ApiFailure | null>> {
  const profileId = profile?.id ?? '';
  return async (dispatch) => {
    const refetch = () => dispatch(fetchProfile({ params: { profileId } }));
    let connected = profile?.work_experiences ?? [];
    let id = connected[0]?.id;
    if (id === undefined) {
      const { job_title, company_name, location, start_date, disciplines } = values;
      const end_date = values.ongoing ? '' : values.end_date;
      const texts = { job_title, company_name, location, start_date, end_date, description: '', quote: '' };
      const body = { ...texts, disciplines: disciplines.map((discipline) => discipline.id) };
      const outcome = await entry.save(job_title, addExperience(body, { id: profileId, mainIfFirst: false }));
      if ('kind' in outcome) return outcome;
      id = outcome.id;
      const read = await refetch();
      connected = 'data' in read ? read.data.work_experiences : [];
    }
    if (connected.some(({ main }) => main)) return null;
    const failure = await dispatch(makeNewMain(profileId, id));
    if (!failure) await refetch();
    return failure;
  };
}

interface ExperienceFieldsProps {
  profile: CompetenceProfile;
  /** Saved already, perhaps not yet connected with the profile. */
  saved: SavedEntry | null;
  /** Chooses an existing one, or none (`null`). */
  onChoose: (entry: SavedEntry | null) => void;
}

/** The latest work experience, with what publishing needs of it. */
function ExperienceFields({ profile, saved, onChoose }: ExperienceFieldsProps) {
  const { t } = useTranslation(['newProfile', 'career']);
  const locale = useProfileLanguage(profile);
  const [connected] = profile.work_experiences;
  const name = connected?.job_title ?? saved?.name;
  if (name === undefined) {
    return (
      <>
        <OwnExperienceList onChoose={onChoose} />
        <Field name="job_title" label={t('career:experience.jobTitle')} autoComplete="organization-title" />
        <Field name="company_name" label={t('career:experience.company')} autoComplete="organization" />
        <Field name="location" label={t('career:experience.location')} />
        <PeriodFields />
        <DisciplineField name="disciplines" locale={locale} />
      </>
    );
  }
  if (connected || !saved?.isChosen) return <Alert severity="info">{t('entrySaved', { name })}</Alert>;
  return (
    <ActionAlert severity="info" onAction={() => onChoose(null)} action={t('otherStation')}>
      {t('stationChosen', { name })}
    </ActionAlert>
  );
}

/** Further ones can be connected in the profile's editor. */
const maxShown = 6;

/** Work experience of the user's other profiles, latest first; renders nothing if there is none. */
function OwnExperienceList({ onChoose }: Pick<ExperienceFieldsProps, 'onChoose'>) {
  const { t } = useTranslation('career');
  const labelId = useId();
  const entries = useAppSelector(selectExperience);
  useLoad(fetchExperience, undefined, useRequest(selectExperienceRequest));
  if (entries.length === 0) return null;
  return (
    <div role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="body2" sx={{ mb: 1 }}>
        {t('experience.own')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {entries.slice(0, maxShown).map(({ id, job_title: name, company_name }) => (
          <Chip
            key={id}
            component="button"
            type="button"
            clickable
            variant="outlined"
            label={[name, company_name].filter(Boolean).join(' · ')}
            onClick={() => onChoose({ id, name })}
            sx={{ minHeight: 44, px: 1, typography: 'body2', maxWidth: '100%' }}
          />
        ))}
      </Stack>
    </div>
  );
}
