import { useTranslation } from 'react-i18next';
import { useParams } from '@/routes/navigation';
import { GameButton } from '@/features/occupation-game/GameButton';
import { ProfileEditor } from '@/features/profile-editor/ProfileEditor';

export default function ProfilePage() {
  const { t } = useTranslation('profiles');
  const { profileId = '' } = useParams();
  const game = <GameButton label={t('game')} profileId={profileId} />;
  // No state of one profile, e.g. its drawers and pending removals, is kept when another one is opened.
  return <ProfileEditor key={profileId} profileId={profileId} game={game} />;
}
