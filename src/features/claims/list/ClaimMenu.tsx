import { useTranslation } from 'react-i18next';
import type { ClaimListItem } from '@/api/endpoints/claims';
import { href } from '@/routes/href';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import type { ClaimDialogType } from '../publish/ClaimDialogs';

interface ClaimMenuProps {
  claim: ClaimListItem;
  name: string;
  onDialog: (type: ClaimDialogType) => void;
}

/** What can be done with a claim besides opening it. */
export function ClaimMenu({ claim, name, onDialog }: ClaimMenuProps) {
  const { t } = useTranslation('claims');
  const turn = claim.status === 'published' ? 'pause' : 'publish';
  return (
    <ActionMenu
      label={t('list.menu', { name })}
      sx={{ m: { xs: 1, sm: 1.5 } }}
      actions={[
        { key: 'edit', label: t('action.edit', { ns: 'common' }), to: href('claim', { claimId: claim.id }) },
        { key: 'question', label: t('question.change'), to: href('claimForm', undefined, { id: claim.id }) },
        { key: turn, label: t(`${turn}.open`), onClick: () => onDialog(turn) },
        ...(claim.upgradable ? [{ key: 'upgrade', label: t('upgrade.open'), onClick: () => onDialog('upgrade') }] : []),
        { key: 'delete', label: t('delete.open'), onClick: () => onDialog('delete') },
      ]}
    />
  );
}
