import { Alert, Button, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldComparison } from './FieldComparison';
import { useFieldId } from './fieldRegistry';

export interface EditConflictAlertProps {
  names: readonly string[];
  newest: Record<string, unknown>;
  onTake: (name: string) => void;
}

/** Per field, what was saved elsewhere meanwhile: the user takes it over here, or overwrites it by saving again. */
export function EditConflictAlert({ names, newest, onTake }: EditConflictAlertProps) {
  const { t } = useTranslation('editing');
  const { getValues, setValue } = useFormContext();
  const fieldId = useFieldId();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [newest]);
  return (
    <Alert
      severity="warning"
      role="group"
      aria-labelledby={id}
      ref={box}
      tabIndex={-1}
      slotProps={{ message: { sx: { flex: 1, minWidth: 0 } } }}
    >
      <Typography id={id}>{t('elsewhere.text')}</Typography>
      <FieldComparison
        label={t('elsewhere.fields')}
        names={names}
        saved={{ title: t('elsewhere.saved'), values: newest }}
        unsaved={getValues()}
        renderAction={(name, label) => (
          <Button
            size="small"
            variant="outlined"
            sx={{ mt: 0.5 }}
            aria-label={`${t('elsewhere.take')}: ${label}`}
            onClick={() => {
              setValue(name, newest[name], { shouldDirty: true, shouldValidate: true });
              onTake(name);
              document.getElementById(fieldId(name))?.focus();
            }}
          >
            {t('elsewhere.take')}
          </Button>
        )}
      />
    </Alert>
  );
}
