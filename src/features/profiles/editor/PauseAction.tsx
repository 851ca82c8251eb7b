import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { fetchLimit, unpublishProfile } from '../profilesSlice';

/** Takes a public profile offline, after naming what that means (PRO-13). */
export function PauseAction({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('pause.action')}
      </Button>
      <ActionDialog
        open={open}
        title={t('pause.title')}
        text={t('pause.text')}
        confirmLabel={t('pause.action')}
        action={() => unpublishProfile({ params: { profileId: profile.id } })}
        doneText="profiles:pause.done"
        onDone={() => void dispatch(fetchLimit())}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
