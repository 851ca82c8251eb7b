import { href } from '@/routes/href';
import { Navigate, useSearchParams } from '@/routes/navigation';
import { CompetenceEditor } from '@/features/profile-editor/competence/CompetenceEditor';

export default function CompetenceFormPage() {
  const [query] = useSearchParams();
  const profileId = query.get('id');
  // Without a profile there is nothing to edit (D-12).
  if (!profileId) return <Navigate to={href('profiles')} replace />;
  return <CompetenceEditor key={profileId} profileId={profileId} />;
}
