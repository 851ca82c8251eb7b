import { Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Named } from '@/api/schema/entities';
import { ruleError } from '@/api/schema/fields';
import type { Language } from '@/api/schema/languages';
import { z } from '@/api/schema/zod';
import { draftKey } from '@/domain/draftKey';
import { matchesInput } from '@/domain/matchesInput';
import { maxCompetences } from '@/domain/profileLimit';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import type { AppThunk } from '@/store/rootReducer';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/entities/category/categoriesSlice';
import {
  fetchCompetences,
  saveCompetences,
  searchCompetences,
  selectCompetences,
  selectProfile,
  setCompetence,
  subjectOf,
} from '@/entities/profile/profilesSlice';
import { useCompetences } from '@/entities/profile/useProfile';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { DrawerActions } from '@/ui/form/DrawerActions';
import { EditForm } from '@/ui/form/EditForm';
import { SubmitButton } from '@/ui/form/Form';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { FilterField } from '@/ui/form/search/FilterField';
import { SearchField } from '@/ui/form/search/SearchField';
import { UnsavedFormPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { SearchOption } from '@/ui/form/useSearch';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { haveSubjects, subjectsOf } from '@/features/profile-fields/subjectOptions';

interface CompetenceFormProps {
  profile: CompetenceProfile;
  onSaved?: () => void;
  onCancel?: () => void;
}

export function CompetenceForm({ profile, onSaved, onCancel }: CompetenceFormProps) {
  const { t } = useTranslation(['profiles', 'common', 'editing']);
  const dispatch = useAppDispatch();
  const locale = useProfileLanguage(profile);
  const categories = useAppSelector(selectCategories);
  const categoriesRequest = useRequest(selectCategoriesRequest);
  const reloadCategories = useLoad(fetchCategories, { query: { locale } }, categoriesRequest);
  const { data: found, request, reload } = useCompetences(profile.id, locale);
  const present = subjectOf(profile);
  const skeleton = <FormSkeleton fields={3} />;
  // Without subjects in the categories, a subject is a discipline (D-61).
  const isListed = haveSubjects(categories);
  const max = found ? maxCompetences(found) : null;
  const values = (competences: Named[]) => competenceValues({ present, isListed, max, competences });
  return (
    <StatusView
      request={categoriesRequest}
      hasContent={categories.length > 0}
      skeleton={skeleton}
      onRetry={reloadCategories}
    >
      <StatusView request={request} hasContent={found !== undefined} skeleton={skeleton} onRetry={reload}>
        {found ? (
          <EditForm
            key={`${locale} ${isListed}`}
            {...values(found.competences)}
            readNewest={async () => {
              const read = await dispatch(fetchCompetences({ params: { profileId: profile.id }, query: { locale } }));
              return 'failure' in read ? read : { data: values(read.data.competences).defaultValues };
            }}
            draft={draftKey({ type: 'profile', id: profile.id, section: 'competence' })}
            label={t('competence.title')}
            serverFields={isListed ? {} : { subject_category_id: 'subject' }}
            onSubmit={async (values) => {
              const failure = await dispatch(saveCompetence(profile.id, locale, values));
              if (!failure) onSaved?.();
              return failure;
            }}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('area.fixed')}
            </Typography>
            <SubjectField isListed={isListed} profile={profile} present={present} locale={locale} />
            <CompetenceSearch profileId={profile.id} locale={locale} max={max} />
            {onCancel ? null : <UnsavedFormPrompt />}
            {onCancel ? (
              <DrawerActions isPublic={profile.public} onCancel={onCancel} />
            ) : (
              <SubmitButton sx={{ alignSelf: 'flex-start' }}>
                {t(profile.public ? 'editing:update.save' : 'common:action.save')}
              </SubmitButton>
            )}
          </EditForm>
        ) : null}
      </StatusView>
    </StatusView>
  );
}

interface SubjectFieldProps extends Pick<CompetenceFacts, 'isListed' | 'present'> {
  profile: Pick<CompetenceProfile, 'competence_area' | 'occupation'>;
  locale: Language;
}

/** A profile's main competence: a subject of the category tree, or a discipline (PRO-05, D-61). */
function SubjectField({ isListed, profile, present, locale }: SubjectFieldProps) {
  const { t } = useTranslation('profiles');
  const categories = useAppSelector(selectCategories);
  if (!isListed) return <DisciplineField name="subject" single label={t('competence.subjectLabel')} locale={locale} />;
  const options = subjectsOf(
    categories,
    { area: profile.competence_area, occupation: profile.occupation?.name },
    locale,
  );
  if (present && !options.some(({ value }) => value === present.id)) {
    options.unshift({ value: present.id, label: t('competence.withdrawn', { name: present.name }) });
  }
  return (
    <FilterField
      name="subject_category_id"
      label={t('competence.subjectLabel')}
      help={t('competence.subjectIntro')}
      optionsLang={locale}
      options={options}
    />
  );
}

interface CompetenceSearchProps extends Pick<CompetenceFacts, 'max'> {
  profileId: string;
  locale: Language;
}

function CompetenceSearch({ profileId, locale, max }: CompetenceSearchProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const { length } = useWatch<{ competences: unknown[] }, 'competences'>({ name: 'competences' });
  const left = max === null ? null : Math.max(0, max - length);
  return (
    <SearchField
      name="competences"
      label={t('competence.search')}
      help={`${t('competence.listIntro')} ${left === null ? t('competence.searchHelp') : t('competence.slots', { count: left, most: max })}`}
      multiple
      optionsLang={locale}
      full={left === 0}
      search={(text) => dispatch(searchCompetences({ params: { profileId }, query: { locale, query: text } }))}
    />
  );
}

interface CompetenceFacts {
  /** The subject the profile has; it stays choosable. */
  present: { id: string; name: string } | null;
  /** The subject is chosen from a list, and not searched for. */
  isListed: boolean;
  /** How many competences there is room for; null where that is not known. */
  max: number | null;
  competences: { id: string; name: string }[];
}

/** A present subject may be changed, but not removed. */
function competenceValues({ present, isListed, max, competences }: CompetenceFacts) {
  const subjectId = present ? z.string().check(z.minLength(1)) : z.string();
  const list = z.array(SearchOption);
  const schema = z
    .object({
      subject_category_id: z.optional(subjectId),
      subject: z.optional(z.nullable(SearchOption)),
      competences: max === null ? list : list.check(z.maxLength(max)),
    })
    .check(z.refine(({ subject }) => subject !== null || present === null, ruleError('fromList', 'subject')));
  const subject = isListed ? { subject_category_id: present?.id ?? '' } : { subject: present };
  return { schema, defaultValues: { ...subject, competences } };
}

interface CompetenceFormValues {
  subject_category_id?: string | undefined;
  subject?: { id: string } | null | undefined;
  competences: readonly { id: string }[];
}

/** Sends what differs from what the server holds: after a failure, only what is still missing (quality T30). */
function saveCompetence(
  profileId: string,
  locale: Language,
  { subject_category_id, subject, competences }: CompetenceFormValues,
): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch, getState) => {
    const params = { profileId };
    const profile = selectProfile(getState(), profileId);
    const held = subjectOf(profile)?.id ?? '';
    const chosen = subject_category_id ?? subject?.id ?? '';
    if (chosen !== '' && chosen !== held) {
      const failure = await dispatch(failureOf(setCompetence({ params, body: { subject_category_id: chosen } })));
      if (failure) return failure;
    }
    const body = { competences: competences.map(({ id }) => id) };
    const stored = selectCompetences(getState(), profileId);
    if (!stored || !matchesInput(stored, body)) {
      const failure = await dispatch(failureOf(saveCompetences({ params, query: { locale }, body })));
      if (failure) return failure;
    }
    dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:competence.saved' }));
    return null;
  };
}
