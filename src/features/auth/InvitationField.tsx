import Button from '@mui/material/Button';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/Field';

/** An optional code, out of the way of those who have none (D-02). */
export function InvitationField({ name }: { name: string }) {
  const { t } = useTranslation('auth');
  const { getValues } = useFormContext();
  const [open, setOpen] = useState(() => getValues(name) !== '');
  if (open) return <Field name={name} label={t('field.invitation')} autoComplete="off" optional />;
  return (
    <Button sx={{ alignSelf: 'flex-start' }} startIcon={<ExpandIcon />} aria-expanded={false} onClick={() => setOpen(true)}>
      {t('register.haveCode')}
    </Button>
  );
}
