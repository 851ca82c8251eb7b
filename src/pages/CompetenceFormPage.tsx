import { CompetenceEditor } from '@/features/profiles';
import { href } from '@/routes/href';
import { Navigate, useSearchParams } from '@/routes/navigation';

export default function CompetenceFormPage() {
  const [query] = useSearchParams();
  const profileId = query.get('id');
  // Without a profile there is nothing to edit (D-12).
  return profileId ? (
    <CompetenceEditor key={profileId} profileId={profileId} />
  ) : (
    <Navigate to={href('profiles')} replace />
  );
}
