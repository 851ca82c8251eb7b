import { useTranslation } from 'react-i18next';
import { PageLayout } from '@/ui/page/PageLayout';
import { HumanGraphOverview, InviteButton, useInvitationPanel } from '@/features/invitations';

export default function HumanGraphPage() {
  const { t } = useTranslation(['humanGraph', 'common']);
  const { invite, overview } = useInvitationPanel();
  return (
    <PageLayout
      title={t('common:menu.humanGraph')}
      intro={t('intro')}
      actions={<InviteButton isExpert={overview.isExpert} onClick={invite} />}
    >
      <HumanGraphOverview {...overview} />
    </PageLayout>
  );
}
