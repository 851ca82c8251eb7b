import { useTranslation } from 'react-i18next';
import type { ClaimListItem } from '@/api/endpoints/claims';
import { canChangeClaim } from '@/domain/claimLifeCycle';
import { href } from '@/routes/href';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { useShareClaim } from '@/features/public-page';
import type { ClaimDialogType } from '@/features/publishing';

interface ClaimMenuProps {
  claim: ClaimListItem;
  name: string;
  onDialog: (type: ClaimDialogType) => void;
}

/** The actions of a claim in the list, besides opening it. */
export function ClaimMenu({ claim, name, onDialog }: ClaimMenuProps) {
  const { t } = useTranslation('claims');
  const sharing = useShareClaim(claim);
  const actions = (['publish', 'pause', 'upgrade', 'delete'] as const).filter((action) =>
    canChangeClaim(claim, action),
  );
  return (
    <>
      <ActionMenu
        label={t('list.menu', { name })}
        actions={[
          ...(sharing.address === null
            ? []
            : [
                { key: 'view', label: t('action.view', { ns: 'common' }), href: sharing.address },
                { key: 'share', label: t('action.share', { ns: 'common' }), onClick: sharing.open, divider: true },
              ]),
          { key: 'edit', label: t('action.edit', { ns: 'common' }), to: href('claim', { claimId: claim.id }) },
          { key: 'question', label: t('question.change'), to: href('claimForm', undefined, { id: claim.id }) },
          ...actions.map((key) => ({
            key,
            label: t(`${key}.open`),
            destructive: key === 'delete',
            onClick: () => onDialog(key),
          })),
        ]}
      />
      {sharing.sheet}
    </>
  );
}
