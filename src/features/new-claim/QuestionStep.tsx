import { Alert, Stack, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldTemplates, questionTemplates, startQuestion } from '@/domain/questionTemplates';
import { ChipButton } from '@/ui/basics/ChipButton';
import { ExampleLink } from '@/ui/basics/ExampleLink';
import { useFieldId } from '@/ui/form/fieldRegistry';
import { QuestionEditor } from '@/features/claim-fields/QuestionEditor';
import { descriptionOf, type NewClaimValues } from './newClaimSteps';
import { figuresOf, fittingPlan, planName } from '@/domain/plans';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import {
  fetchSubscription,
  selectSubscription,
  selectSubscriptionRequest,
} from '@/entities/subscription/subscriptionSlice';
import { PageLink } from '@/ui/basics/PageLink';

export function QuestionStep() {
  const { t } = useTranslation('newClaim');
  const values = useWatch() as NewClaimValues;
  return (
    <Stack sx={{ gap: 2 }}>
      <QuestionEditor description={descriptionOf(values)} hasPreviewBeside>
        <div>
          <QuestionStarters />
          <ExampleLink of="claim" />
        </div>
      </QuestionEditor>
      <div>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('questionRule')}
        </Typography>
        <ClaimQuota />
      </div>
    </Stack>
  );
}

/** Beginnings of questions; a press puts one into the field, with the caret in its gap. */
function QuestionStarters() {
  const { t } = useTranslation('newClaim');
  const idOf = useFieldId();
  const { getValues, setValue } = useFormContext<NewClaimValues>();
  const patterns = questionTemplates.map((key) => t(`starters.${key}`));
  const templates = [...patterns, ...fieldTemplates.map((key) => t(`starters.${key}`))];
  const begin = (pattern: string) => {
    const { question, caret } = startQuestion(getValues('question'), pattern, templates);
    setValue('question', question, { shouldDirty: true });
    const field = document.getElementById(idOf('question'));
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.setSelectionRange(caret, caret);
  };
  return (
    <Stack role="group" aria-label={t('starters.label')} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {patterns.map((pattern) => (
        <ChipButton key={pattern} label={pattern} onClick={() => begin(pattern)} />
      ))}
    </Stack>
  );
}

/** How many claims the plan includes, where the server names the plan (CLA-14). Shown only: the server enforces it. */
function ClaimQuota() {
  const { t } = useTranslation('newClaim');
  const plan = useAppSelector(selectSubscription)?.plan;
  const { length: used } = useAppSelector(selectClaims);
  const { status } = useRequest(selectClaimsRequest);
  useLoad(fetchSubscription, undefined, useRequest(selectSubscriptionRequest));
  const max = plan === undefined ? undefined : figuresOf(plan)?.claims;
  if (max === undefined || status !== 'succeeded') return null;
  if (used < max) {
    return (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('quota.left', { left: max - used, count: max })}
      </Typography>
    );
  }
  const larger = fittingPlan(used + 1);
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {t('quota.reached', { count: max })}{' '}
      {larger ? `${t('quota.larger', { plan: planName(larger), count: figuresOf(larger)?.claims })} ` : null}
      <PageLink route="pricing" color="inherit">
        {t('plans')}
      </PageLink>
    </Alert>
  );
}
