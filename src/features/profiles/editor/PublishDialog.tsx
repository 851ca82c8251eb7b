import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { failureOf } from '@/store/outcome';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useQuestion } from '@/ui/useQuestion';
import { fetchLimit, publishProfile } from '../thunks';
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
  const question = useQuestion({
    onClose,
    run: async () => {
      const result = failureOf(await dispatch(publishProfile({ params: { profileId } })));
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
