import { useTranslation } from 'react-i18next';
import type { ClaimListItem } from '@/api/endpoints/claims';
import { canChangeClaim } from '@/domain/claimLifeCycle';
import { factsText } from '@/domain/plainText';
import { href } from '@/routes/href';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { ListRow } from '@/ui/list/ListRow';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { useShareClaim } from '@/features/public-page';
import { ClaimStatusChip, type ClaimDialogType } from '@/features/publishing';

interface ClaimRowProps {
  claim: ClaimListItem;
  /** Says when a moment was, in milliseconds. */
  relativeTime: (at: number) => string;
  onDialog: (type: ClaimDialogType) => void;
}

/** A claim in the list; the row leads to its editor, the menu to what else can be done. */
export function ClaimRow({ claim, relativeTime, onDialog }: ClaimRowProps) {
  const { t } = useTranslation(['claims', 'lists']);
  const nameOf = useOwnProfileName();
  const question = claim.question || t('list.noQuestion');
  const editedAt = Date.parse(claim.updated_at);
  const facts = [
    nameOf(claim.competence_profile) || t('list.noProfile'),
    // The list need not say how many keywords there are.
    claim.keyword_count === null ? '' : t('keywords.summary', { count: claim.keyword_count }),
    Number.isNaN(editedAt) ? '' : t('lists:claims.edited', { when: relativeTime(editedAt) }),
  ];
  return (
    <ListRow
      title={question}
      titleElement="h2"
      to={href('claim', { claimId: claim.id })}
      status={<ClaimStatusChip status={claim.status} />}
      meta={factsText(facts)}
      actions={<ClaimMenu claim={claim} name={question} onDialog={onDialog} />}
    />
  );
}

interface ClaimMenuProps extends Pick<ClaimRowProps, 'claim' | 'onDialog'> {
  name: string;
}

/** The actions of a claim in the list, besides opening it. */
function ClaimMenu({ claim, name, onDialog }: ClaimMenuProps) {
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
