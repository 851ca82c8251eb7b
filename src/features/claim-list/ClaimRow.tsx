import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ClaimListItem } from '@/api/endpoints/claims';
import { canChangeClaim } from '@/domain/claimLifeCycle';
import { factDot, factsText, truncate, withoutLineBreaks } from '@/domain/plainText';
import { openSteps } from '@/domain/publishing';
import { href } from '@/routes/href';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { ListRow } from '@/ui/list/ListRow';
import { TextIn, useLanguageNote } from '@/ui/text/InLanguage';
import { useNameLanguage, useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { useShareClaim } from '@/features/public-page/claim/shareClaim';
import { ClaimStatusChip } from '@/features/publishing/claim/ClaimStatusChip';
import type { ClaimDialogType } from '@/features/publishing/claim/ClaimDialogs';

interface ClaimRowProps {
  claim: ClaimListItem;
  /** `at`: milliseconds since the epoch. */
  relativeTime: (at: number) => string;
  onDialog: (type: ClaimDialogType) => void;
}

const shownCharacters = 90;

export function ClaimRow({ claim, relativeTime, onDialog }: ClaimRowProps) {
  const { t } = useTranslation(['claims', 'lists']);
  const nameOf = useOwnProfileName();
  const lang = useNameLanguage()(claim.competence_profile);
  const languageNote = useLanguageNote(lang);
  const question = claim.question || t('list.noQuestion');
  const editedAt = Date.parse(claim.updated_at);
  const answer = [claim.short_answer_headline, claim.short_answer_text].filter(Boolean).join(' – ');
  const steps = claim.status === 'draft' ? openSteps(claim) : null;
  const facts = [
    steps === null
      ? // The list need not say how many keywords there are.
        claim.keyword_count && t('keywords.summary', { count: claim.keyword_count })
      : t('list.steps', { count: steps }),
    Number.isNaN(editedAt) ? '' : t('lists:claims.edited', { when: relativeTime(editedAt) }),
    withoutLineBreaks(languageNote),
  ];
  const details = factsText(facts.map((fact) => fact || ''));
  return (
    <ListRow
      title={question}
      titleElement="h2"
      to={href('claim', { claimId: claim.id })}
      status={<ClaimStatusChip status={claim.status} />}
      meta={
        <>
          {answer ? <Box sx={{ color: 'text.primary' }}>{truncate(answer, shownCharacters)}</Box> : null}
          <TextIn lang={lang}>{nameOf(claim.competence_profile) || t('list.noProfile')}</TextIn>
          {details ? `${factDot}${details}` : null}
        </>
      }
      actions={<ClaimMenu claim={claim} name={question} onDialog={onDialog} />}
    />
  );
}

interface ClaimMenuProps extends Pick<ClaimRowProps, 'claim' | 'onDialog'> {
  name: string;
}

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
