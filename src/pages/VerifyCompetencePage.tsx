import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { InvitationCockpit, InviteButton, type Panel } from '@/features/endorsements';
import { useIsExpert, useUserDetails } from '@/features/user';
import { selectUser } from '@/store/session';
import { displayName } from '@/domain/displayName';
import { PageLayout } from '@/ui/page/PageLayout';

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
      actions={<InviteButton isExpert={isExpert} onClick={() => setPanel({ kind: 'create' })} />}
    >
      <InvitationCockpit
        expertName={expert ? displayName(expert) : ''}
        isExpert={isExpert}
        panel={panel}
        onPanel={setPanel}
      />
    </PageLayout>
  );
}
