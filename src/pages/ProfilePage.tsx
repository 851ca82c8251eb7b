import { useParams } from '@/routes/navigation';
import { ProfileEditor } from '@/features/profile-editor';

export default function ProfilePage() {
  const { profileId = '' } = useParams();
  // Another profile is another page: nothing of the first one's drawers and waiting removals is carried over.
  return <ProfileEditor key={profileId} profileId={profileId} />;
}
