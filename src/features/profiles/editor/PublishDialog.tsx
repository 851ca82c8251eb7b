import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { getFailure } from '@/store/thunkResult';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { useConfirmAction } from '@/ui/feedback/useConfirmAction';
import { fetchLimit, publishProfile } from '../profilesSlice';
import { usePublishFailure } from '../usePublishFailure';

interface PublishDialogProps {
  profileId: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before a profile goes online, and shows why the server refused (PRO-12). */
export function PublishDialog({ profileId, open, onClose }: PublishDialogProps) {
  const { t } = useTranslation('profiles');
  const failureText = usePublishFailure();
  const dispatch = useAppDispatch();
  const question = useConfirmAction({
    onClose,
    run: async () => {
      const result = getFailure(await dispatch(publishProfile({ params: { profileId } })));
      if (result) return result;
      dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:publish.done' }));
      void dispatch(fetchLimit());
      return null;
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('publish.title')}
      text={t('publish.text')}
      confirmLabel={t('publish.action')}
      failureText={failureText}
      {...question}
    />
  );
}
