import { Suspense, useState } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { canChangeProfile } from '@/domain/profileLifeCycle';
import { useRequestedPublish } from '@/ui/editor/useRequestedPublish';
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
  const isRequested = useRequestedPublish() && canPublish;
  const [face, setFace] = useState<PublishStep | null>(isRequested ? first : null);
  const [hasOpened, setHasOpened] = useState(false);
  if (face && !hasOpened) setHasOpened(true);
  return {
    /** Undefined where the profile is public. */
    publish: canPublish ? () => setFace(first) : undefined,
    dialogs: hasOpened ? (
      <Suspense>
        <PublishFlow {...options} step={face} onFace={setFace} />
      </Suspense>
    ) : null,
  };
}
