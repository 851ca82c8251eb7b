import { useState } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { canChangeProfile } from '@/domain/profileLifeCycle';
import { useRequestedDialog } from '@/ui/page/useRequestedDialog';
import { PublishFlow, type Readiness, type ReadinessCheck, type PublishStep } from '@/features/publishing';

interface PublishOptions {
  profile: CompetenceProfile;
  readiness: Readiness;
  onGoTo: (check: ReadinessCheck) => void;
}

/** Publishes a profile; while something is missing it shows what, instead of failing (PRO-10). */
export function usePublish(options: PublishOptions) {
  const canPublish = canChangeProfile(options.profile, 'publish');
  const first = options.readiness.isReady ? 'publish' : 'notReady';
  const isRequested = useRequestedDialog('publish') && canPublish;
  const [step, setStep] = useState<PublishStep | null>(isRequested ? first : null);
  return {
    /** Undefined where the profile is public. */
    publish: canPublish ? () => setStep(first) : undefined,
    dialogs: <PublishFlow {...options} step={step} onStep={setStep} />,
  };
}
