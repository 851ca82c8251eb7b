import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { fetchLimit, unpublishProfile } from './profilesSlice';

interface PauseProfileDialogProps {
  profileId: string;
  open: boolean;
  onClose: () => void;
}

/** Takes a public profile offline, after naming what that means (PRO-13). */
export function PauseProfileDialog({ profileId, open, onClose }: PauseProfileDialogProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  return (
    <ActionDialog
      open={open}
      title={t('pause.title')}
      text={t('pause.text')}
      confirmLabel={t('pause.action')}
      action={() => unpublishProfile({ params: { profileId } })}
      doneText="profiles:pause.done"
      onDone={() => void dispatch(fetchLimit())}
      onClose={onClose}
    />
  );
}
