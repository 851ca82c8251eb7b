import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { draftKey } from '@/domain/draftKey';
import { maxCompetences } from '@/domain/profileLimit';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/entities/category/categoriesSlice';
import { useCompetences } from '@/entities/profile/useCompetences';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { Form, SubmitButton } from '@/ui/form/Form';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { haveSubjects } from '@/features/profile-fields';
import { CompetenceSearch } from './CompetenceSearch';
import { SubjectField } from './SubjectField';
import { competenceValues, saveCompetence } from './competenceValues';

export interface CompetenceFormProps {
  profile: CompetenceProfile;
  /** Asks before leaving with unsaved choices. */
  leaveWarning?: boolean;
  onSaved?: () => void;
}

/** A profile's main competence and its further ones, in one form (PRO-05, PRO-06). */
export function CompetenceForm({ profile, leaveWarning, onSaved }: CompetenceFormProps) {
  const { t } = useTranslation(['profiles', 'common', 'editing']);
  const dispatch = useAppDispatch();
  const locale = useProfileLanguage(profile);
  const categories = useAppSelector(selectCategories);
  const categoriesRequest = useRequest(selectCategoriesRequest);
  const reloadCategories = useLoad(fetchCategories, { query: { locale } }, categoriesRequest);
  const { found, request, reload } = useCompetences(profile.id, locale);
  const present = profile.subject_category ?? profile.competence;
  const skeleton = <ListSkeleton rows={2} height={120} />;
  // Without subjects in the categories, a subject is a discipline (D-61).
  const isListed = haveSubjects(categories);
  const max = found ? maxCompetences(found) : null;
  return (
    <StatusView
      request={categoriesRequest}
      hasContent={categories.length > 0}
      skeleton={skeleton}
      onRetry={reloadCategories}
    >
      <StatusView request={request} hasContent={found !== undefined} skeleton={skeleton} onRetry={reload}>
        {found ? (
          <Form
            key={`${locale} ${isListed}`}
            {...competenceValues({ present, isListed, max, competences: found.competences })}
            draft={draftKey({ type: 'profile', id: profile.id, section: 'competence' })}
            leaveWarning={leaveWarning ?? false}
            label={t('competence.title')}
            serverFields={isListed ? {} : { subject_category_id: 'subject' }}
            onSubmit={async (values) => {
              const failure = await dispatch(saveCompetence(profile.id, locale, values));
              if (!failure) onSaved?.();
              return failure;
            }}
          >
            <SubjectField
              isListed={isListed}
              categories={categories}
              profile={profile}
              present={present}
              locale={locale}
            />
            <CompetenceSearch profileId={profile.id} locale={locale} max={max} />
            <SubmitButton sx={{ alignSelf: 'flex-start' }}>
              {t(profile.public ? 'editing:update.save' : 'common:action.save')}
            </SubmitButton>
          </Form>
        ) : null}
      </StatusView>
    </StatusView>
  );
}
