import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { offeredPersonas, type OfferedPersona } from '@/store/personas';
import { answered, captchaField } from './captcha/captcha';

/** People of the mock server: one click fills the surrounding form and submits it. */
export default function PersonaChooser() {
  const { t } = useTranslation('mocks');
  const { setValue } = useFormContext();

  const signInAs = ({ email, password }: OfferedPersona, form: HTMLFormElement | null) => {
    setValue('email', email);
    setValue('password', password);
    setValue(captchaField, answered);
    form?.requestSubmit();
  };

  return (
    <Stack component="section" aria-label={t('personas.title')} sx={{ gap: 1, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography variant="body2">{t('personas.title')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {offeredPersonas().map((persona) => (
          <Button
            key={persona.key}
            variant="outlined"
            size="small"
            onClick={(event) => signInAs(persona, event.currentTarget.form)}
          >
            {`${persona.firstname} ${persona.lastname}`}
            <Typography component="span" variant="caption" sx={{ ml: 1, color: 'text.secondary' }}>
              {t(`personas.${persona.key}` as 'personas.title')}
            </Typography>
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
