import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { fetchLimit, publishProfile } from '@/entities/profile/profilesSlice';
import { UnsavedSections } from '@/ui/editor/SaveState';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { RefusalMessage } from '../RefusalMessage';
import { NotReadyDialog } from './NotReadyDialog';
import { PublishedProfile } from './PublishedProfile';
import type { Readiness, ReadinessCheck } from './useReadiness';

export type PublishFlowStep = 'notReady' | 'publish' | 'published';

interface PublishFlowProps {
  /** Null when all is closed. */
  step: PublishFlowStep | null;
  onStep: (next: (before: PublishFlowStep | null) => PublishFlowStep | null) => void;
  profile: CompetenceProfile;
  readiness: Readiness;
  onGoTo: (check: ReadinessCheck) => void;
}

/** Shows the reason where the server refuses (PRO-12). */
export function PublishFlow({ step, onStep, profile, readiness, onGoTo }: PublishFlowProps) {
  const { t } = useTranslation(['profileParts', 'profiles']);
  const dispatch = useAppDispatch();
  const close = () => onStep(() => null);
  return (
    <>
      <ActionDialog
        open={step === 'publish'}
        title={t('publish.title')}
        text={t('publish.text')}
        confirmLabel={t('profiles:publish.action')}
        renderFailure={(failure) => <RefusalMessage failure={failure} />}
        action={() => publishProfile({ params: { profileId: profile.id } })}
        onDone={() => {
          void dispatch(fetchLimit());
          onStep(() => 'published');
        }}
        // It closes after publishing, too.
        onClose={() => onStep((before) => (before === 'publish' ? null : before))}
      >
        <UnsavedSections />
      </ActionDialog>
      <NotReadyDialog readiness={readiness} open={step === 'notReady'} onClose={close} onGoTo={onGoTo} />
      {step === 'published' ? <PublishedProfile profileId={profile.id} onClose={close} /> : null}
    </>
  );
}
