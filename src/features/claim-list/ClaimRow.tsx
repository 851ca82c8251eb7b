import { useTranslation } from 'react-i18next';
import type { ClaimListItem } from '@/api/endpoints/claims';
import { factsText } from '@/domain/plainText';
import { href } from '@/routes/href';
import { ListRow } from '@/ui/list/ListRow';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { ClaimStatusChip, type ClaimDialogType } from '@/features/publishing';
import { ClaimMenu } from './ClaimMenu';

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
