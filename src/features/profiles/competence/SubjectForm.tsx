import { useTranslation } from 'react-i18next';
import { z } from '@/api/schema/zod';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Category } from '@/api/schema/entities';
import { useAppDispatch, useAppSelector, useLoad } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { getFailure } from '@/store/thunkResult';
import { Form } from '@/ui/form/Form';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { SelectField, type SelectOption } from '@/ui/form/SelectField';
import { StatusView } from '@/ui/feedback/StatusView';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useLanguage } from '@/ui/text/useLanguage';
import { fetchCategories, selectCategories, selectCategoriesRequest, setCompetence } from '../profilesSlice';

/** As the call's body, before the id becomes a number. */
const SubjectValues = z.object({ subject_category_id: z.string().min(1) });

/** The subjects below their categories; a category without subjects is one itself. */
function subjectsOf(categories: readonly Category[]): SelectOption[] {
  return categories.flatMap(({ id, name, children }) =>
    children.length === 0
      ? [{ value: id, label: name }]
      : children.map((child) => ({ value: child.id, label: child.name, group: name })),
  );
}

/** The profile's competence: one subject of the category tree (PRO-05). */
export function SubjectForm({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation(['profiles', 'common']);
  const dispatch = useAppDispatch();
  const locale = useLanguage();
  const categories = useAppSelector(selectCategories);
  const request = useAppSelector(selectCategoriesRequest);
  const reload = useLoad(fetchCategories, { query: { locale } }, request);
  const present = profile.subject_category ?? profile.competence;
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
      <Form
        schema={SubjectValues}
        defaultValues={{ subject_category_id: present?.id ?? '' }}
        draft={`profile-${profile.id}-subject`}
        leaveWarning
        label={t('competence.subject')}
        onSubmit={async (body) => {
          const failure = getFailure(await dispatch(setCompetence({ params: { profileId: profile.id }, body })));
          if (!failure) dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:competence.subjectSaved' }));
          return failure;
        }}
      >
        <SelectField
          name="subject_category_id"
          label={t('competence.subjectLabel')}
          emptyLabel={t('wizard.choose')}
          options={options}
        />
        <SubmitButton sx={{ alignSelf: 'flex-start' }}>{t('common:action.save')}</SubmitButton>
      </Form>
    </StatusView>
  );
}
