import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { drawerPadding, stickyBar } from '@/ui/basics/stickyBar';
import { SubmitButton } from './Form';

export interface DrawerActionsProps {
  /** What is saved is seen by everybody at once. */
  isPublic: boolean;
  onCancel: () => void;
}

/** Save and cancel of a form in a `SideDrawer`: always in sight at its bottom, over its whole width. */
export function DrawerActions({ isPublic, onCancel }: DrawerActionsProps) {
  const { t } = useTranslation(['common', 'editing']);
  return (
    <Stack
      direction="row"
      sx={(theme) => ({
        ...stickyBar('bottom', drawerPadding.bottom),
        // Over the labels and buttons of the fields that scroll below.
        zIndex: 2,
        flexWrap: 'wrap',
        gap: 1,
        mt: 'auto',
        mx: { xs: -2, sm: -3 },
        mb: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        pt: 1.5,
        pb: `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom))`,
        bgcolor: 'background.raised',
        borderTop: 1,
        borderColor: 'divider',
      })}
    >
      <SubmitButton>{t(isPublic ? 'editing:update.save' : 'action.save')}</SubmitButton>
      <Button onClick={onCancel}>{t('action.cancel')}</Button>
    </Stack>
  );
}
