import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '@/routes/navigation';

interface WizardStepOptions<Id extends string> {
  steps: readonly Id[];
  start: Id;
  furthest: () => Id;
  /** The only step that can still be opened, once the others are done. */
  only?: Id | undefined;
  /** Id of the created entity, kept in the address; '' before. */
  id: string;
}

/** State of a history entry: the steps of the entries that the wizard has added before it. */
interface EntryState {
  stepsBefore?: readonly string[];
}

export interface WizardNavigation<Id extends string> {
  step: Id;
  goTo: (step: Id) => void;
  next: () => void;
  back: () => void;
  /** Ends the wizard: `to` replaces its history entries, so that Back does not open them again. */
  leave: (to: string) => Promise<void>;
}

/**
 * The open step is in the address, each with a history entry: the browser's Back leads to the previous step, and a
 * reload stays.
 */
export function useWizardStep<Id extends string>(options: WizardStepOptions<Id>): WizardNavigation<Id> {
  const { steps, start, id, only } = options;
  const location = useLocation();
  const { search } = location;
  const state = location.state as EntryState | null;
  const navigate = useNavigate();
  const [furthest, setFurthest] = useState(options.furthest);
  /** Stays shown while the wizard's history entries are replaced. */
  const [lastStep, setLastStep] = useState<Id | null>(null);
  const stepsBefore = state?.stepsBefore ?? [];
  const requested = new URLSearchParams(search).get('step');
  const target = steps.find((step) => step === requested) ?? start;
  const reachable = steps.indexOf(target) > steps.indexOf(furthest) ? furthest : target;
  const step = lastStep ?? only ?? reachable;
  const index = steps.indexOf(step);

  // Earlier entries lack the id of what was created since, or name a step that can no longer be opened.
  const address = requested === null && id === '' ? search : searchOf(search, step, id);
  useEffect(() => {
    if (address !== search && lastStep === null) void navigate({ search: address }, { replace: true, state });
  }, [address, lastStep, navigate, search, state]);

  // Read when a call has ended: another step may be open by then, or the wizard left (null).
  const current = useRef<{ step: Id; depth: number; address: string } | null>(null);
  useEffect(() => {
    current.current = { step, depth: stepsBefore.length, address };
    return () => {
      current.current = null;
    };
  });

  const goTo = (next: Id) => {
    // A user who went back while the step was being saved stays where they are.
    if (current.current?.step !== step || next === step) return;
    setFurthest((before) => (steps.indexOf(next) > steps.indexOf(before) ? next : before));
    const entry: EntryState = { ...state, stepsBefore: [...stepsBefore, step] };
    void navigate({ search: searchOf(current.current.address, next, id) }, { state: entry });
  };
  const back = () => {
    const before = steps[index - 1];
    if (before === undefined) return;
    if (before === stepsBefore.at(-1)) void navigate(-1);
    else void navigate({ search: searchOf(search, before, id) }, { replace: true, state });
  };
  const leave = async (to: string) => {
    if (!current.current) return;
    const { depth } = current.current;
    setLastStep(current.current.step);
    if (depth > 0) await navigate(-depth);
    await navigate(to, { replace: true });
    setLastStep(null);
  };
  return { step, goTo, next: () => goTo(steps[index + 1] ?? step), back, leave };
}

function searchOf(search: string, step: string, id: string): string {
  const query = new URLSearchParams(search);
  query.delete('step');
  if (id !== '') query.set('id', id);
  query.set('step', step);
  return `?${query.toString()}`;
}
