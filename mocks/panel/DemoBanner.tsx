import { Alert, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/platform/config';
import { useAppDispatch } from '@/store/hooks';
import { endSession } from '@/store/session';
import type { MockControls } from './mockControls';

export function DemoBanner({ mocks }: { mocks: MockControls }) {
  const { t } = useTranslation('mocks');
  const dispatch = useAppDispatch();
  const reset = async () => {
    await mocks.resetMocks();
    dispatch(endSession('logout'));
    window.location.assign(addressOf('/'));
  };
  return (
    <Alert
      severity="info"
      role="note"
      square
      action={
        <Button color="inherit" onClick={() => void reset()}>
          {t('demo.reset')}
        </Button>
      }
      sx={{ '@media print': { display: 'none' } }}
    >
      {t('demo.text')}
    </Alert>
  );
}
