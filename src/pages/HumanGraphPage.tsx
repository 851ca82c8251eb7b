import { useTranslation } from 'react-i18next';
import { HumanGraphOverview } from '@/features/invitations/graph/HumanGraphOverview';
import { InvitationLayout } from '@/features/invitations/InvitationLayout';
import { useInvitations } from '@/features/invitations/useInvitations';

export default function HumanGraphPage() {
  const { t } = useTranslation(['humanGraph', 'common']);
  const page = useInvitations();
  return (
    <InvitationLayout page={page} title={t('common:menu.humanGraph')}>
      <HumanGraphOverview page={page} />
    </InvitationLayout>
  );
}
