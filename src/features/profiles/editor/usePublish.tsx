import { useState } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { canChangeProfile } from '@/domain/profileLifeCycle';
import { useRequestedPublish } from '@/ui/editor/useRequestedPublish';
import { PublishedProfile } from '../PublishedProfile';
import type { Readiness, ReadinessCheck } from '../useReadiness';
import { NotReadyDialog } from './NotReadyDialog';
import { PublishDialog } from './PublishDialog';

interface PublishOptions {
  profile: CompetenceProfile;
  readiness: Readiness;
  onGoTo: (check: ReadinessCheck) => void;
}

/** Publishes a profile; while something is missing it shows what, instead of failing (PRO-10). */
export function usePublish({ profile, readiness, onGoTo }: PublishOptions) {
  const canPublish = canChangeProfile(profile, 'publish');
  const face = readiness.isReady ? 'publish' : 'notReady';
  const isRequested = useRequestedPublish() && canPublish;
  const [open, setOpen] = useState<'publish' | 'notReady' | 'published' | null>(isRequested ? face : null);
  return {
    /** Undefined where the profile is public. */
    publish: canPublish ? () => setOpen(face) : undefined,
    dialogs: (
      <>
        <PublishDialog
          profileId={profile.id}
          open={open === 'publish'}
          onPublished={() => setOpen('published')}
          // It closes after publishing, too.
          onClose={() => setOpen((before) => (before === 'publish' ? null : before))}
        />
        <NotReadyDialog
          readiness={readiness}
          open={open === 'notReady'}
          onClose={() => setOpen(null)}
          onGoTo={onGoTo}
        />
        {open === 'published' ? <PublishedProfile profileId={profile.id} onClose={() => setOpen(null)} /> : null}
      </>
    ),
  };
}
