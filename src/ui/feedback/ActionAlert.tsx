import { Alert, type AlertProps, Button, type ButtonProps } from '@mui/material';
import { useTranslation } from 'react-i18next';

interface ActionAlertProps extends Pick<AlertProps, 'severity' | 'role' | 'sx' | 'children'> {
  /** Text of the button; to try again by default. */
  action?: string;
  onAction: ButtonProps['onClick'];
}

/** With the one thing that can be done about it. */
export function ActionAlert({ action, onAction, ...alert }: ActionAlertProps) {
  const { t } = useTranslation();
  return (
    <Alert
      {...alert}
      action={
        <Button color="inherit" size="small" onClick={onAction}>
          {action ?? t('action.retry')}
        </Button>
      }
    />
  );
}
