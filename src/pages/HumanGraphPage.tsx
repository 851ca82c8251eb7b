import { useTranslation } from 'react-i18next';
import { HumanGraphOverview, InvitationLayout, useInvitations } from '@/features/invitations';

export default function HumanGraphPage() {
  const { t } = useTranslation(['humanGraph', 'common']);
  const page = useInvitations();
  return (
    <InvitationLayout page={page} title={t('common:menu.humanGraph')} intro={t('intro')}>
      <HumanGraphOverview page={page} />
    </InvitationLayout>
  );
}
