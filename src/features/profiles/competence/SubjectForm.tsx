import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from '@/api/schema/zod';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Language } from '@/api/schema/languages';
import { ruleError } from '@/api/schema/fields';
import { useAppDispatch, useAppSelector, useLoad } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { failureOf } from '@/store/thunkResult';
import { Form, SubmitButton } from '@/ui/form/Form';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { SelectField } from '@/ui/form/SelectField';
import { StatusView } from '@/ui/feedback/StatusView';
import { setCompetence } from '../profilesSlice';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/store/categoriesSlice';
import { SearchOption } from '@/ui/form/useSearch';
import { haveSubjects, subjectsOf } from '../subjectOptions';
import { useProfileLanguage } from '../useProfileLanguage';

/** As the call's body, before the id becomes a number. */
const ChosenSubject = z.object({ subject_category_id: z.string().min(1) });
const SearchedSubject = z
  .object({ subject: SearchOption.nullable() })
  .refine(({ subject }) => subject !== null, ruleError('fromList', 'subject'));

export interface SubjectFormProps {
  profile: CompetenceProfile;
  /** The form's field `subject`, a search among the disciplines. */
  renderSubjectField: (locale: Language) => ReactNode;
}

/**
 * The profile's competence (PRO-05): a subject of the category tree, or a discipline where the categories come without
 * subjects (D-61).
 */
export function SubjectForm({ profile, renderSubjectField }: SubjectFormProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const dispatch = useAppDispatch();
  const locale = useProfileLanguage(profile);
  const categories = useAppSelector(selectCategories);
  const request = useAppSelector(selectCategoriesRequest);
  const reload = useLoad(fetchCategories, { query: { locale } }, request);
  const present = profile.subject_category ?? profile.competence;
  const save = async (subject_category_id: string) => {
    const args = { params: { profileId: profile.id }, body: { subject_category_id } };
    const failure = await dispatch(failureOf(setCompetence(args)));
    if (!failure) dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:competence.subjectSaved' }));
    return failure;
  };
  const form = {
    draft: `profile-${profile.id}-subject`,
    leaveWarning: true,
    label: t('competence.subject'),
  };
  const submit = <SubmitButton sx={{ alignSelf: 'flex-start' }}>{t('common:action.save')}</SubmitButton>;
  const options = subjectsOf(categories);
  if (present && !options.some(({ value }) => value === present.id)) {
    options.unshift({ value: present.id, label: present.name });
  }
  return (
    <StatusView
      request={request}
      hasContent={categories.length > 0}
      skeleton={<ListSkeleton rows={1} height={120} />}
      onRetry={reload}
    >
      {haveSubjects(categories) ? (
        <Form
          {...form}
          schema={ChosenSubject}
          defaultValues={{ subject_category_id: present?.id ?? '' }}
          onSubmit={({ subject_category_id }) => save(subject_category_id)}
        >
          <SelectField
            name="subject_category_id"
            label={t('competence.subjectLabel')}
            emptyLabel={t('education.choose')}
            optionsLang={locale}
            options={options}
          />
          {submit}
        </Form>
      ) : (
        <Form
          {...form}
          schema={SearchedSubject}
          defaultValues={{ subject: present }}
          onSubmit={({ subject }) => save(subject?.id ?? '')}
        >
          {renderSubjectField(locale)}
          {submit}
        </Form>
      )}
    </StatusView>
  );
}
