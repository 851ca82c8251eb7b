import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { getFailure } from '@/store/thunkResult';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { useConfirmAction } from '@/ui/feedback/useConfirmAction';
import { fetchLimit, unpublishProfile } from '../profilesSlice';

/** Takes a public profile offline, after naming what that means (PRO-13). */
export function PauseAction({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const question = useConfirmAction({
    onClose: () => setOpen(false),
    run: async () => {
      const result = getFailure(await dispatch(unpublishProfile({ params: { profileId: profile.id } })));
      if (result) return result;
      dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:pause.done' }));
      void dispatch(fetchLimit());
      return null;
    },
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('pause.action')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('pause.title')}
        text={t('pause.text')}
        confirmLabel={t('pause.action')}
        {...question}
      />
    </>
  );
}
