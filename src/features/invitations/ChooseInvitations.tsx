import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeName } from '@/domain/invitation';
import { CopyButton } from '@/ui/basics/CopyButton';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ChooseList } from '@/ui/bulk/ChooseList';
import { addressLines } from './address';
import { useInvitationStatusText } from './InvitationRow';

interface ChooseInvitationsProps {
  /** Available ones: the address of any other leads nowhere. */
  invitations: readonly Invitation[];
  now: number;
  onShared: (invitationId: string) => void;
}

export function ChooseInvitations({ invitations, now, onShared }: ChooseInvitationsProps) {
  const { t } = useTranslation('endorsements');
  if (invitations.length === 0) return <EmptyState drawing="search" title={t('choose.nothing')} />;
  return (
    <ChooseList
      items={invitations}
      label={t('list.title')}
      hint={t('choose.hint')}
      nameOf={(invitation) => inviteeName(invitation) || t('row.noName')}
      renderDetails={(invitation) => <InvitationStatus invitation={invitation} now={now} />}
      renderActions={(chosen) => (
        <CopyButton
          text={addressLines(chosen, t('row.noName'))}
          what={t('choose.what')}
          label={t('choose.copy')}
          variant="outlined"
          onCopied={() => chosen.forEach(({ id }) => onShared(id))}
        />
      )}
    />
  );
}

function InvitationStatus({ invitation, now }: { invitation: Invitation; now: number }) {
  return useInvitationStatusText(invitation, now);
}
