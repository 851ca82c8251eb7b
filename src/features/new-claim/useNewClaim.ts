import { useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import { draftKey } from '@/domain/draftKey';
import { readDraft } from '@/platform/drafts';
import type { CallResult } from '@/store/callResult';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { href } from '@/routes/href';
import type { FormProps } from '@/ui/form/Form';
import { useWizardStep } from '@/ui/wizard/useWizardStep';
import { completeClaim, startClaim, type SectionOutcomes } from './createClaimInSteps';
import {
  emptyClaim,
  firstOpen,
  hasAnswer,
  sectionsAfterCreation,
  stepOfRefusal,
  type NewClaimStep,
  type NewClaimValues,
} from './newClaimSteps';

type Submit = FormProps<NewClaimValues, NewClaimValues>['onSubmit'];

/** Not done: the form keeps its text and shows no error; the screen says what is missing. */
const unfinished: ApiFailure = { kind: 'aborted' };

/** Not for one of the wizard's fields; most likely by the plan (CLA-14). */
function isRefusedAsWhole({ kind, fields = {}, outcome }: ApiFailure): boolean {
  if (outcome) return false;
  const isRule = kind === 'validation' || kind === 'forbidden' || kind === 'conflict';
  return isRule && !Object.keys(fields).some((field) => field in emptyClaim);
}

/** Once the claim exists, the steps before cannot be opened: only what is still missing is sent. */
function onlyStep(claimId: string, isSaved: boolean): NewClaimStep | undefined {
  if (isSaved) return 'publish';
  return claimId === '' ? undefined : 'answer';
}

/** Creates the claim once; `onRefused` gets the step that shows a refused field. */
function useCreateClaim(onlyProfileId: string, onRefused: (step: NewClaimStep) => void) {
  const dispatch = useAppDispatch();
  const [isRefused, setRefused] = useState(false);
  const create = async (values: NewClaimValues): Promise<CallResult<string>> => {
    if (values.created) return { data: values.created };
    const competence_profile_id = onlyProfileId || values.competence_profile_id;
    const started = await dispatch(startClaim({ ...values, competence_profile_id }));
    if ('failure' in started) {
      const refused = stepOfRefusal(started.failure.fields);
      setRefused(isRefusedAsWhole(started.failure));
      if (refused) onRefused(refused);
    }
    return started;
  };
  return { create, isRefused };
}

export function useNewClaim(resumedId: string, steps: readonly NewClaimStep[], onlyProfileId: string) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [claimId, setClaimId] = useState(resumedId);
  const [isSaved, setSaved] = useState(resumedId !== '');
  const [outcomes, setOutcomes] = useState<SectionOutcomes | null>(null);
  const navigation = useWizardStep<NewClaimStep>({
    steps,
    start: 'question',
    furthest: () =>
      firstOpen({ ...emptyClaim, ...readDraft(user?.id ?? null, draftKey({ type: 'newClaim' }))?.values }, steps),
    only: onlyStep(claimId, isSaved),
    id: isSaved ? claimId : '',
  });
  const { step, goTo, next, leave } = navigation;
  const { create, isRefused } = useCreateClaim(onlyProfileId, (refused) => {
    if (steps.includes(refused)) goTo(refused);
  });

  const finish: Submit = async (values, form) => {
    const open = firstOpen(values, steps);
    if (open !== 'answer') {
      goTo(open);
      return unfinished;
    }
    const created = await create(values);
    if ('failure' in created) return created.failure;
    const { data: id } = created;
    setClaimId(id);
    form.setValue('created', id, { shouldDirty: true });
    const result = await dispatch(completeClaim(id, values));
    setOutcomes(result);
    if (!result) return unfinished;
    const savedSections = sectionsAfterCreation.filter((section) => result[section] === null);
    form.setValue('savedSections', savedSections, { shouldDirty: true });
    if (savedSections.length < sectionsAfterCreation.length) return unfinished;
    if (hasAnswer(values)) setSaved(true);
    // With the id in the address, a reload continues with it. Without an answer the work continues in the editor.
    await leave(
      hasAnswer(values)
        ? href('newClaim', undefined, { id, step: 'publish' })
        : href('claim', { claimId: id }, { created: 'yes' }),
    );
    return null;
  };

  const save: Submit = (values, form) => {
    // Publishing is a call of its own.
    if (step === 'publish') return Promise.resolve(unfinished);
    if (step === 'answer' || values.created) return finish(values, form);
    next();
    return Promise.resolve(null);
  };
  /** Continues with a restored draft at the step where it was left. */
  const goOn = (values: NewClaimValues) => {
    setClaimId(values.created);
    if (step === 'question') goTo(firstOpen(values, steps));
  };
  return { navigation, claimId, isSaved, outcomes, isRefused, save, goOn };
}
