import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { fetchLimit, publishProfile } from '@/entities/profile/profilesSlice';
import { UnsavedSections } from '@/ui/editor/SaveState';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { useRefusalText } from '@/ui/text/useFailureText';
import { RefusalMessage } from '../RefusalMessage';

interface PublishProfileDialogProps {
  profileId: string;
  open: boolean;
  onPublished: () => void;
  onClose: () => void;
}

/** Asks before a profile goes online, and shows why the server refused (PRO-12). */
export function PublishProfileDialog({ profileId, open, onPublished, onClose }: PublishProfileDialogProps) {
  const { t } = useTranslation(['profileParts', 'profiles']);
  const dispatch = useAppDispatch();
  const refusalText = useRefusalText();
  return (
    <ActionDialog
      open={open}
      title={t('publish.title')}
      text={t('publish.text')}
      confirmLabel={t('profiles:publish.action')}
      renderFailure={(failure) => <RefusalMessage failure={failure} text={refusalText(failure)} />}
      action={() => publishProfile({ params: { profileId } })}
      onDone={() => {
        void dispatch(fetchLimit());
        onPublished();
      }}
      onClose={onClose}
    >
      <UnsavedSections />
    </ActionDialog>
  );
}
