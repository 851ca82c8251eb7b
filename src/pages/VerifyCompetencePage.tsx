import { useTranslation } from 'react-i18next';
import { PageLayout } from '@/ui/page/PageLayout';
import { InvitationOverview, InviteButton, useInvitationPanel } from '@/features/invitations';
import { GameButton } from '@/features/occupation-game';

export default function VerifyCompetencePage() {
  const { t } = useTranslation('endorsements');
  const { invite, overview } = useInvitationPanel();
  const { isExpert } = overview;
  return (
    <PageLayout
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          {isExpert === false ? null : <GameButton label={t('game')} onInvite={invite} />}
          <InviteButton isExpert={isExpert} onClick={invite} />
        </>
      }
    >
      <InvitationOverview {...overview} />
    </PageLayout>
  );
}
