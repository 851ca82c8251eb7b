import Link from '@mui/material/Link';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { ProfileRef } from '@/api/schema/entities';
import { href } from '@/routes/href';
import { RouterLink, useNavigate } from '@/routes/navigation';
import { useAppDispatch } from '@/store/hooks';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { Form, type FormProps } from '@/ui/form/Form';
import { useRefusalText } from '@/ui/text/useFailureText';
import type { PartsOutcome } from './createClaimInSteps';
import { NewClaimFrame } from './NewClaimFrame';
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
import { QuestionStep } from './QuestionStep';

/* The page comes with its first question; the rest follows at once, and is there before that is answered. */
const loadLater = () => import('./LaterStep');
const LaterStep = lazy(async () => ({ default: (await loadLater()).LaterStep }));
const OffscreenSteps = lazy(async () => ({ default: (await loadLater()).OffscreenSteps }));
const TypedResult = lazy(async () => ({ default: (await loadLater()).TypedResult }));
const ClaimQuota = lazy(async () => ({ default: (await loadLater()).ClaimQuota }));

type Submit = FormProps<NewClaimValues, NewClaimValues>['onSubmit'];

/** Neither done nor refused: the form keeps its text, and the screen says what is missing. */
const unfinished: ApiFailure = { kind: 'aborted' };

function isRefusedAsWhole({ kind, fields = {}, outcome }: ApiFailure): boolean {
  if (outcome) return false;
  const isRule = kind === 'validation' || kind === 'forbidden' || kind === 'conflict';
  return isRule && !Object.keys(fields).some((field) => field in emptyClaim);
}

/** One form over all steps, so that going back loses nothing; the claim is created when all of it is there. */
export function NewClaimForm({ profiles }: { profiles: readonly ProfileRef[] }) {
  const { t } = useTranslation('newClaim');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [step, setStep] = useState<NewClaimStep>('question');
  const [claimId, setClaimId] = useState('');
  const [isAnswerLater, setAnswerLater] = useState(false);
  const [outcome, setOutcome] = useState<PartsOutcome | null>(null);
  /** The claim as a whole was refused, not one of its fields: most likely by the plan (CLA-14). */
  const [isRefused, setRefused] = useState(false);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  useEffect(() => void loadLater().catch(() => undefined), []);
  const steps = stepsFor(profiles.length);
  const onlyProfile = profiles.length === 1 ? (profiles[0]?.id ?? '') : '';
  const stepFrom = (distance: number) => steps[steps.indexOf(step) + distance] ?? step;

  const finish: Submit = async (values, form) => {
    const { completeClaim, startClaim } = await loadLater();
    let id = values.created;
    if (!id) {
      const competence_profile_id = onlyProfile || values.competence_profile_id;
      const started = await dispatch(startClaim({ ...values, competence_profile_id }));
      if ('failure' in started) {
        const { failure } = started;
        const refused = stepOfRefusal(failure.fields);
        setRefused(isRefusedAsWhole(failure));
        if (refused && steps.includes(refused)) setStep(refused);
        return failure;
      }
      id = started.data;
      form.setValue('created', id, { shouldDirty: true });
    }
    const parts = await dispatch(completeClaim(id, values));
    setOutcome(parts);
    if (Object.values(parts).some((failure) => failure !== null)) return unfinished;
    if (hasAnswer(values)) {
      setClaimId(id);
      setStep('publish');
    }
    // In the address, so that a reload goes on with it; without an answer the editor is where to go on.
    const next = hasAnswer(values)
      ? href('newClaim', undefined, { id })
      : href('claim', { claimId: id }, { created: 'yes' });
    await navigate(next, { replace: true });
    return null;
  };
  const lead: Submit = () => {
    setStep(stepFrom(1));
    return Promise.resolve(null);
  };

  return (
    <NewClaimFrame
      steps={steps}
      step={step}
      isSaved={claimId !== ''}
      asideRef={step === 'publish' ? undefined : setAside}
    >
      <Form
        schema={schemaOf(step, isAnswerLater)}
        defaultValues={{ ...emptyClaim, competence_profile_id: onlyProfile }}
        draft="newClaim"
        isIntermediate={step !== 'answer'}
        label={t('title')}
        failureText={refusalText}
        onRestored={(values) => setStep(firstOpen(values, steps))}
        onSubmit={(values, form) => (step === 'answer' || values.created ? finish : lead)(values, form)}
      >
        {isRefused ? (
          <Link component={RouterLink} to={href('pricing')} sx={{ alignSelf: 'flex-start' }}>
            {t('plans')}
          </Link>
        ) : null}
        <Suspense>
          <OffscreenSteps current={step} profiles={profiles} />
          {aside ? createPortal(<TypedResult />, aside) : null}
        </Suspense>
        {step === 'question' ? (
          <QuestionStep>
            <Suspense>
              <ClaimQuota />
            </Suspense>
          </QuestionStep>
        ) : (
          <Suspense fallback={<ListSkeleton rows={3} height={72} />}>
            <LaterStep
              {...{ step, profiles, claimId, outcome }}
              onBack={() => setStep(stepFrom(-1))}
              onAnswerLater={() => flushSync(() => setAnswerLater(true))}
            />
          </Suspense>
        )}
      </Form>
    </NewClaimFrame>
  );
}
