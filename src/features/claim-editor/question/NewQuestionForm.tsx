import { Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { Claim } from '@/api/endpoints/claims';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { failureOf } from '@/store/callResult';
import { updateQuestion } from '@/entities/claim/claimsSlice';
import { useLastNonNull } from '@/ui/basics/SideDrawer';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { Form, SubmitButton } from '@/ui/form/Form';
import { UnsavedFormPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { ContentLanguage } from '@/ui/text/useLanguage';
import { useKnownLanguage } from '@/ui/text/useOwnProfileName';
import { QuestionEditor, QuestionValues } from '@/features/claim-fields/QuestionEditor';
import { useChangesLeft } from '@/features/claim-fields/ChangeRefused';

/** Not sent: the form keeps its text and shows no error. */
const unconfirmed: ApiFailure = { kind: 'aborted' };

/** Never saved by itself, because changes are counted. */
export function NewQuestionForm({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const changesLeft = useChangesLeft();
  const language = useKnownLanguage(claim.competence_profile_id);
  const { confirm, dialog } = useConfirmation(claim);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Form
        schema={QuestionValues}
        defaultValues={{ question: claim.question }}
        draft={draftKey({ type: 'claim', id: claim.id, section: 'question' })}
        label={t('question.formLabel')}
        onSubmit={async ({ question }) => {
          if (question === claim.question) {
            return { kind: 'validation', fields: { question: t('question.unchanged') } };
          }
          if (claim.status === 'published' && !(await confirm(question))) return unconfirmed;
          const args = { params: { claimId: claim.id }, body: { question } };
          const failure = await dispatch(failureOf(updateQuestion(args)));
          if (failure) return failure;
          dispatch(noticeAdded({ severity: 'success', textKey: 'claims:notice.questionChanged' }));
          onDone();
          return null;
        }}
      >
        <UnsavedFormPrompt />
        <ContentLanguage value={language}>
          <QuestionEditor
            claimId={claim.id}
            description={[claim.short_answer_headline, claim.short_answer_text].filter(Boolean).join(' – ')}
          />
        </ContentLanguage>
        <Typography variant="body2">
          {t('question.consequence')} {changesLeft(claim.question_changes)}
        </Typography>
        <div>
          <SubmitButton>{t('question.submit')}</SubmitButton>
        </div>
      </Form>
      {dialog}
    </Card>
  );
}

function useConfirmation(claim: Claim) {
  const { t } = useTranslation('claims');
  const changesLeft = useChangesLeft();
  const [pending, setPending] = useState<{ question: string; resolve: (isConfirmed: boolean) => void } | null>(null);
  const lastPending = useLastNonNull(pending);
  const answer = (isConfirmed: boolean) => {
    pending?.resolve(isConfirmed);
    setPending(null);
  };
  return {
    confirm: (question: string) => new Promise<boolean>((resolve) => setPending({ question, resolve })),
    dialog: (
      <ConfirmDialog
        open={pending !== null}
        title={t('question.confirmTitle')}
        text={`${t('question.confirmText')} ${changesLeft(claim.question_changes)}`}
        confirmLabel={t('question.submit')}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        <Typography sx={{ fontWeight: 600, hyphens: 'auto' }}>{lastPending?.question}</Typography>
      </ConfirmDialog>
    ),
  };
}
