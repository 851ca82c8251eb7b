import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { SubmitButton } from './Form';

export interface DrawerActionsProps {
  /** Everybody sees what is saved at once. */
  isPublic: boolean;
  onCancel: () => void;
}

export function DrawerActions({ isPublic, onCancel }: DrawerActionsProps) {
  const { t } = useTranslation(['common', 'editing']);
  return (
    <DrawerFoot>
      <Button onClick={onCancel}>{t('action.cancel')}</Button>
      <SubmitButton>{t(isPublic ? 'editing:update.save' : 'action.save')}</SubmitButton>
    </DrawerFoot>
  );
}
