import { useTranslation } from 'react-i18next';
import { InvitationLayout } from '@/features/invitations/InvitationLayout';
import { InvitationOverview } from '@/features/invitations/InvitationOverview';
import { useInvitations } from '@/features/invitations/useInvitations';
import { GameButton } from '@/features/occupation-game/GameButton';

export default function VerifyCompetencePage() {
  const { t } = useTranslation('endorsements');
  const page = useInvitations();
  return (
    <InvitationLayout
      page={page}
      title={t('title')}
      intro={t('intro')}
      actions={page.isExpert === false ? null : <GameButton label={t('game')} onInvite={page.invite} />}
    >
      <InvitationOverview page={page} />
    </InvitationLayout>
  );
}
