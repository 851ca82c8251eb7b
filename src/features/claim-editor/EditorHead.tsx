import { Button, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { canChangeClaim } from '@/domain/claimLifeCycle';
import { changesLeft } from '@/domain/claimLimits';
import { wordsOfClaim } from '@/domain/claimTexts';
import { readingMinutes } from '@/domain/plainText';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { tallLink } from '@/ui/basics/hitArea';
import { EditorPage } from '@/ui/editor/EditorPage';
import { usePreviewValues } from '@/ui/publicPage/PreviewValues';
import { OverallSaveState } from '@/ui/editor/SaveState';
import { UpdateButton, useHasUpdate } from '@/ui/editor/UpdateButton';
import { QuestionAddress } from '@/ui/share/QuestionAddress';
import { ShareButton, ViewButton } from '@/ui/share/ShareButton';
import type { Sharing } from '@/ui/share/useSharing';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useChangesLeft } from '@/features/claim-fields/ChangeRefused';
import { useShareClaim } from '@/features/public-page/claim/shareClaim';
import type { Preview } from '@/features/public-page/PageOverlays';
import { ClaimStatusChip } from '@/features/publishing/claim/ClaimStatusChip';
import type { ClaimDialogType } from '@/features/publishing/claim/ClaimDialogs';

interface HeadActionsProps {
  claim: Claim;
  preview: Preview;
  onDialog: (type: ClaimDialogType) => void;
}

export function EditorHead({ children, ...actions }: HeadActionsProps & { children: ReactNode }) {
  const { claim, preview } = actions;
  const { t } = useTranslation('claims');
  const sharing = useShareClaim(claim);
  return (
    <EditorPage
      title={claim.question || t('list.noQuestion')}
      status={<ClaimStatusChip status={claim.status} />}
      intro={<ClaimFacts claim={claim} />}
      actions={<HeadActions {...actions} sharing={sharing} />}
    >
      {children}
      {sharing.sheet}
      {preview.overlays}
    </EditorPage>
  );
}

function ClaimFacts({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const changesLeftText = useChangesLeft();
  return (
    <Stack direction="row" sx={{ columnGap: 2, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <QuestionAddress question={claim.question} url={claim.public_url} copy short />
      <Typography variant="body2">
        {changesLeftText(claim.question_changes)}{' '}
        {changesLeft(claim.question_changes) === 0 ? null : (
          <Link component={RouterLink} to={href('claimForm', undefined, { id: claim.id })} sx={tallLink}>
            {t('question.change')}
          </Link>
        )}
      </Typography>
      <ReadingTime claim={claim} />
    </Stack>
  );
}

/** Counts the current values of the fields (design B9). */
function ReadingTime({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const locale = useFormatLocale();
  const typed = usePreviewValues() as Partial<Claim>;
  const words = wordsOfClaim({ ...claim, ...typed });
  return (
    <Typography variant="body2">
      {t('editor.words', { count: words, words: words.toLocaleString(locale) })}
      {words > 0 ? ` · ${t('editor.readingTime', { count: readingMinutes(words) })}` : null}
    </Typography>
  );
}

function HeadActions({ claim, preview, onDialog, sharing }: HeadActionsProps & { sharing: Sharing }) {
  const { t } = useTranslation(['claims', 'publicClaim']);
  const hasUpdate = useHasUpdate();
  const rareActions = (['pause', 'upgrade', 'delete'] as const).filter((action) => canChangeClaim(claim, action));
  return (
    <>
      <OverallSaveState />
      <ViewButton sharing={sharing} />
      <ShareButton sharing={sharing} variant={hasUpdate ? 'outlined' : 'contained'} />
      <UpdateButton />
      {canChangeClaim(claim, 'publish') ? (
        <Button variant="contained" onClick={() => onDialog('publish')}>
          {t('publish.open')}
        </Button>
      ) : null}
      <ActionMenu
        label={t('editor.menu')}
        actions={[
          { key: 'preview', label: t('editor.preview'), onClick: preview.openPage },
          { key: 'link', label: t('publicClaim:secret.name'), onClick: preview.openLink },
          { key: 'print', label: t('editor.print'), onClick: preview.print },
          { key: 'export', label: t('editor.export'), onClick: preview.openExport, divider: true },
          ...rareActions.map((key) => ({
            key,
            label: t(`${key}.open`),
            onClick: () => onDialog(key),
            destructive: key === 'delete',
          })),
        ]}
      />
    </>
  );
}
