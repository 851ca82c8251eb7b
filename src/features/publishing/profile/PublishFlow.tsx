import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { NotReadyDialog } from './NotReadyDialog';
import { PublishProfileDialog } from './PublishProfileDialog';
import { PublishedProfile } from './PublishedProfile';
import type { Readiness, ReadinessCheck } from './useReadiness';

/** Steps of publishing: what is still missing, the confirmation, the success. */
export type PublishFlowStep = 'notReady' | 'publish' | 'published';

interface PublishFlowProps {
  /** Null when all is closed. */
  step: PublishFlowStep | null;
  onStep: (next: (before: PublishFlowStep | null) => PublishFlowStep | null) => void;
  profile: CompetenceProfile;
  readiness: Readiness;
  onGoTo: (check: ReadinessCheck) => void;
}

/** The dialogs on the way to a public profile. */
export function PublishFlow({ step, onStep, profile, readiness, onGoTo }: PublishFlowProps) {
  const close = () => onStep(() => null);
  return (
    <>
      <PublishProfileDialog
        profileId={profile.id}
        open={step === 'publish'}
        onPublished={() => onStep(() => 'published')}
        // It closes after publishing, too.
        onClose={() => onStep((before) => (before === 'publish' ? null : before))}
      />
      <NotReadyDialog readiness={readiness} open={step === 'notReady'} onClose={close} onGoTo={onGoTo} />
      {step === 'published' ? <PublishedProfile profileId={profile.id} onClose={close} /> : null}
    </>
  );
}
