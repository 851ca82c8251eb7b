import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName } from '@/domain/displayName';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { PageLayout } from '@/ui/page/PageLayout';
import { InvitationOverview, InviteButton, type Panel } from '@/features/invitations';
import { useIsExpert, useUserDetails } from '@/features/user';

export default function VerifyCompetencePage() {
  const { t } = useTranslation('endorsements');
  const details = useUserDetails();
  const user = useAppSelector(selectUser);
  const expert = details ?? user;
  const isExpert = useIsExpert();
  const [panel, setPanel] = useState<Panel | null>(null);
  return (
    <PageLayout
      title={t('title')}
      intro={t('intro')}
      actions={<InviteButton isExpert={isExpert} onClick={() => setPanel({ type: 'create' })} />}
    >
      <InvitationOverview
        expertName={expert ? displayName(expert) : ''}
        isExpert={isExpert}
        panel={panel}
        onPanel={setPanel}
      />
    </PageLayout>
  );
}
