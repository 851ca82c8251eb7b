import { useTranslation } from 'react-i18next';
import type { InvitationGroup } from '@/domain/invitationGroup';
import { PageLayout } from '@/ui/page/PageLayout';
import { useIsStorageKept } from '@/ui/text/storageText';
import { GroupOverview, InviteButton } from '@/features/invitations';
import { useInvitationPanel } from './useInvitationPanel';

interface RecommendationsProps {
  group: InvitationGroup;
  title: string;
}

export function Recommendations({ group, title }: RecommendationsProps) {
  const { t } = useTranslation(['endorsements', 'common']);
  const isStorageKept = useIsStorageKept();
  const { invite, overview } = useInvitationPanel();
  return (
    <PageLayout
      title={title}
      intro={`${t(`group.intro.${group}`)} ${t(isStorageKept ? 'group.onDevice' : 'common:storage.notKept')}`}
      actions={<InviteButton isExpert={overview.isExpert} onClick={invite} />}
    >
      <GroupOverview {...overview} group={group} />
    </PageLayout>
  );
}
