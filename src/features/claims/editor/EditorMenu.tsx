import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import type { ClaimDialogType } from '../publish/ClaimDialogs';

/** What is done with a claim rarely: upgrade, where the server offers it (D-33), and delete. */
export function EditorMenu({ claim, onDialog }: { claim: Claim; onDialog: (type: ClaimDialogType) => void }) {
  const { t } = useTranslation('claims');
  return (
    <ActionMenu
      label={t('editor.menu')}
      actions={[
        ...(claim.upgradable ? [{ key: 'upgrade', label: t('upgrade.open'), onClick: () => onDialog('upgrade') }] : []),
        { key: 'delete', label: t('delete.open'), onClick: () => onDialog('delete') },
      ]}
    />
  );
}
