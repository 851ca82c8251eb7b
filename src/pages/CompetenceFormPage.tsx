import { useTranslation } from 'react-i18next';
import { DisciplineField } from '@/features/career';
import { CompetenceEditor } from '@/features/profiles';
import { href } from '@/routes/href';
import { Navigate, useSearchParams } from '@/routes/navigation';

export default function CompetenceFormPage() {
  const { t } = useTranslation('profiles');
  const [query] = useSearchParams();
  const profileId = query.get('id');
  // Without a profile there is nothing to edit (D-12).
  return profileId ? (
    <CompetenceEditor
      key={profileId}
      profileId={profileId}
      renderSubjectField={(locale) => (
        <DisciplineField name="subject" single label={t('competence.subjectLabel')} locale={locale} />
      )}
    />
  ) : (
    <Navigate to={href('profiles')} replace />
  );
}
