import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnClosing } from '@/ui/basics/focus';
import { ReadinessChecklist } from '@/ui/list/ReadinessChecklist';
import type { Readiness, ReadinessCheck } from './useReadiness';

interface NotReadyDialogProps {
  readiness: Readiness;
  open: boolean;
  onClose: () => void;
  onGoTo: (check: ReadinessCheck) => void;
}

export function NotReadyDialog({ readiness, open, onClose, onGoTo }: NotReadyDialogProps) {
  const { t } = useTranslation(['profileParts', 'common']);
  const id = useId();
  const target = useRef<ReadinessCheck | null>(null);
  useOnClosing(open, () => {
    if (target.current) onGoTo(target.current);
    target.current = null;
  });
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} component="h2">
        {t('publish.notReady')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {readiness.blocker ? (
          <Alert severity="warning" role="alert">
            {t(`blocker.${readiness.blocker}`)}
          </Alert>
        ) : null}
        <ReadinessChecklist
          checks={readiness.checks}
          textOf={readiness.taskText}
          headingId={id}
          onGoTo={(check) => {
            target.current = check;
            onClose();
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
