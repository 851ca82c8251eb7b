import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { SubmitButton } from './Form';

export interface DrawerActionsProps {
  /** What is saved is seen by everybody at once. */
  isPublic: boolean;
  onCancel: () => void;
}

/** Save and cancel of a form in a `SideDrawer`. */
export function DrawerActions({ isPublic, onCancel }: DrawerActionsProps) {
  const { t } = useTranslation(['common', 'editing']);
  return (
    <DrawerFoot>
      <Button onClick={onCancel}>{t('action.cancel')}</Button>
      <SubmitButton>{t(isPublic ? 'editing:update.save' : 'action.save')}</SubmitButton>
    </DrawerFoot>
  );
}
