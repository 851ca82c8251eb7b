import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Readiness, ReadinessCheck } from '../useReadiness';
import { NotReadyDialog } from './NotReadyDialog';
import { PublishDialog } from './PublishDialog';

interface PublishActionProps {
  profile: CompetenceProfile;
  readiness: Readiness;
  onGoTo: (check: ReadinessCheck) => void;
}

/** Publishes a profile; while something is missing it shows what, instead of failing (PRO-10). */
export function PublishAction({ profile, readiness, onGoTo }: PublishActionProps) {
  const { t } = useTranslation('profiles');
  const [open, setOpen] = useState<'publish' | 'notReady' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(readiness.isReady ? 'publish' : 'notReady')}>
        {t('publish.action')}
      </Button>
      <PublishDialog profileId={profile.id} open={open === 'publish'} onClose={close} />
      <NotReadyDialog readiness={readiness} open={open === 'notReady'} onClose={close} onGoTo={onGoTo} />
    </>
  );
}
