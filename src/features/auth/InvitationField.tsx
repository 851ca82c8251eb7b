import Button from '@mui/material/Button';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/form/Field';

/** An optional code, collapsed for users without one (D-02). */
export function InvitationField({ name }: { name: string }) {
  const { t } = useTranslation('auth');
  const { getValues, setFocus } = useFormContext();
  const [open, setOpen] = useState<'prefilled' | 'asked' | null>(() => (getValues(name) === '' ? null : 'prefilled'));
  useEffect(() => {
    if (open === 'asked') setFocus(name);
  }, [open, name, setFocus]);
  if (open) return <Field name={name} label={t('field.invitation')} autoComplete="off" optional />;
  return (
    <Button
      sx={(theme) => ({ ...theme.mixins.textButtonAtEdge, marginInlineEnd: 0, alignSelf: 'flex-start' })}
      startIcon={<ExpandIcon />}
      aria-expanded={false}
      onClick={() => setOpen('asked')}
    >
      {t('register.haveCode')}
    </Button>
  );
}
