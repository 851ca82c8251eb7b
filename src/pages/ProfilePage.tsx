import { useTranslation } from 'react-i18next';
import { useParams } from '@/routes/navigation';
import { GameButton } from '@/features/occupation-game';
import { ProfileEditor } from '@/features/profile-editor';

export default function ProfilePage() {
  const { t } = useTranslation('profiles');
  const { profileId = '' } = useParams();
  const game = <GameButton label={t('game')} profileId={profileId} />;
  // Another profile is another page: nothing of the first one's drawers and waiting removals is carried over.
  return <ProfileEditor key={profileId} profileId={profileId} game={game} />;
}
