import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { fetchLimit, publishProfile } from '@/entities/profile/profilesSlice';
import { useOnClosing } from '@/ui/basics/focus';
import { UnsavedSections } from '@/ui/editor/SaveState';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { RefusalMessage } from '@/ui/feedback/Message';
import { ReadinessChecklist } from '@/ui/list/ReadinessChecklist';
import { PublishedProfile } from './PublishedProfile';
import type { Readiness, ReadinessCheck } from './useReadiness';

export type PublishStep = 'notReady' | 'publish' | 'published';

interface PublishFlowProps {
  step: PublishStep | null;
  onStep: (next: (before: PublishStep | null) => PublishStep | null) => void;
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

interface NotReadyDialogProps extends Pick<PublishFlowProps, 'readiness' | 'onGoTo'> {
  open: boolean;
  onClose: () => void;
}

function NotReadyDialog({ readiness, open, onClose, onGoTo }: NotReadyDialogProps) {
  const { t } = useTranslation(['profileParts', 'common']);
  const id = useId();
  const target = useRef<ReadinessCheck | null>(null);
  useOnClosing(open, () => {
    if (target.current) onGoTo(target.current);
    target.current = null;
  });
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} component="h2">
        {t('publish.notReady')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {readiness.blocker ? (
          <Alert severity="warning" role="alert">
            {t(`blocker.${readiness.blocker}`)}
          </Alert>
        ) : null}
        <ReadinessChecklist
          checks={readiness.checks}
          textOf={readiness.taskText}
          headingId={id}
          onGoTo={(check) => {
            target.current = check;
            onClose();
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
