import { Suspense, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { ProfileRef } from '@/api/schema/entities';
import { draftKey } from '@/domain/draftKey';
import { readDraft } from '@/platform/drafts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { href } from '@/routes/href';
import { PageLink } from '@/ui/basics/PageLink';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { Form, type FormProps } from '@/ui/form/Form';
import { useWizardStep } from '@/ui/form/useWizardStep';
import { useRefusalText } from '@/ui/text/useFailureText';
import { ClaimQuota } from './ClaimQuota';
import { FieldNames } from './FieldNames';
import { NewClaimFrame } from './NewClaimFrame';
import { QuestionStep } from './QuestionStep';
import { StepContent, TypedResult } from './StepContent';
import { completeClaim, startClaim, type PartsOutcome } from './createClaimInSteps';
import {
  emptyClaim,
  firstOpen,
  hasAnswer,
  schemaOf,
  stepOfRefusal,
  stepsFor,
  type NewClaimStep,
  type NewClaimValues,
} from './newClaimSteps';

type Submit = FormProps<NewClaimValues, NewClaimValues>['onSubmit'];

/** Neither done nor refused: the form keeps its text, and the screen says what is missing. */
const unfinished: ApiFailure = { kind: 'aborted' };

function isRefusedAsWhole({ kind, fields = {}, outcome }: ApiFailure): boolean {
  if (outcome) return false;
  const isRule = kind === 'validation' || kind === 'forbidden' || kind === 'conflict';
  return isRule && !Object.keys(fields).some((field) => field in emptyClaim);
}

/** Once the claim exists nothing before it can be changed here: only what is still missing is sent. */
function onlyStep(claimId: string, isSaved: boolean): NewClaimStep | undefined {
  if (isSaved) return 'publish';
  return claimId === '' ? undefined : 'answer';
}

/** One form over all steps, so that going back loses nothing; the claim is created when all of it is there. */
export function NewClaimForm({ profiles }: { profiles: readonly ProfileRef[] }) {
  const { t } = useTranslation('newClaim');
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const refusalText = useRefusalText();
  const [claimId, setClaimId] = useState('');
  /** The claim exists with all that was entered. */
  const [isSaved, setSaved] = useState(false);
  const [isAnswerLater, setAnswerLater] = useState(false);
  const [outcome, setOutcome] = useState<PartsOutcome | null>(null);
  /** The claim as a whole was refused, not one of its fields: most likely by the plan (CLA-14). */
  const [isRefused, setRefused] = useState(false);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const steps = stepsFor(profiles.length);
  const onlyProfile = profiles.length === 1 ? (profiles[0]?.id ?? '') : '';
  const { step, goTo, back, leave } = useWizardStep<NewClaimStep>({
    steps,
    start: 'question',
    furthest: () => firstOpen({ ...emptyClaim, ...readDraft(user?.id ?? null, 'newClaim')?.values }, steps),
    only: onlyStep(claimId, isSaved),
    id: isSaved ? claimId : '',
  });

  const finish: Submit = async (values, form) => {
    const open = firstOpen(values, steps);
    if (open !== 'answer') {
      goTo(open);
      return unfinished;
    }
    let id = values.created;
    if (!id) {
      const competence_profile_id = onlyProfile || values.competence_profile_id;
      const started = await dispatch(startClaim({ ...values, competence_profile_id }));
      if ('failure' in started) {
        const { failure } = started;
        const refused = stepOfRefusal(failure.fields);
        setRefused(isRefusedAsWhole(failure));
        if (refused && steps.includes(refused)) goTo(refused);
        return failure;
      }
      id = started.data;
      setClaimId(id);
      form.setValue('created', id, { shouldDirty: true });
    }
    const outcomes = await dispatch(completeClaim(id, values));
    setOutcome(outcomes);
    if (Object.values(outcomes).some((failure) => failure !== null)) return unfinished;
    if (hasAnswer(values)) setSaved(true);
    // In the address, so that a reload goes on with it; without an answer the editor is where to go on.
    const next = hasAnswer(values)
      ? href('newClaim', undefined, { id, step: 'publish' })
      : href('claim', { claimId: id }, { created: 'yes' });
    await leave(next);
    return null;
  };
  const lead: Submit = () => {
    goTo(steps[steps.indexOf(step) + 1] ?? step);
    return Promise.resolve(null);
  };

  return (
    <NewClaimFrame steps={steps} step={step} isSaved={isSaved} asideRef={step === 'publish' ? undefined : setAside}>
      <Form
        schema={schemaOf(step, isAnswerLater)}
        defaultValues={{ ...emptyClaim, competence_profile_id: onlyProfile }}
        draft={draftKey({ type: 'newClaim' })}
        isIntermediate={step !== 'answer'}
        label={t('title')}
        failureText={refusalText}
        onRestored={(values) => {
          setClaimId(values.created);
          if (step === 'question') goTo(firstOpen(values, steps));
        }}
        onSubmit={(values, form) => (step === 'answer' || values.created ? finish : lead)(values, form)}
      >
        {isRefused ? (
          <PageLink route="pricing" sx={{ alignSelf: 'flex-start' }}>
            {t('plans')}
          </PageLink>
        ) : null}
        <FieldNames current={step} profiles={profiles} />
        {aside ? createPortal(<TypedResult />, aside) : null}
        {step === 'question' ? (
          <QuestionStep>
            <ClaimQuota />
          </QuestionStep>
        ) : (
          <Suspense fallback={<ListSkeleton rows={3} height={72} />}>
            <StepContent
              {...{ step, profiles, claimId, outcome }}
              onBack={back}
              onAnswerLater={() => flushSync(() => setAnswerLater(true))}
            />
          </Suspense>
        )}
      </Form>
    </NewClaimFrame>
  );
}
