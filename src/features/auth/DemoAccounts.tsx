import { Box, Button, Stack, Typography } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getDemoAccounts, type DemoAccount } from '@/platform/demoAccounts';
import { answered, captchaField } from './captcha/captcha';

/** Only where mocks answer (ux no. 18). */
export function DemoAccounts() {
  // The constant itself, so that a build without mocks drops the code.
  return import.meta.env.MOCKS_ON && getDemoAccounts().length > 0 ? <DemoAccountChooser /> : null;
}

function DemoAccountChooser() {
  const { t } = useTranslation('mocks');
  const { setValue } = useFormContext();

  const signInAs = ({ email, password }: DemoAccount, form: HTMLFormElement | null) => {
    setValue('email', email);
    setValue('password', password);
    setValue(captchaField, answered);
    form?.requestSubmit();
  };

  return (
    <Stack
      component="section"
      aria-label={t('personas.title')}
      sx={{ gap: 0.5, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Typography variant="caption" sx={{ px: 1 }}>
        {t('personas.title')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {getDemoAccounts().map((persona) => (
          <Button
            key={persona.key}
            color="inherit"
            sx={{ justifyContent: 'flex-start', textAlign: 'start', px: 1, py: 0.25 }}
            onClick={(event) => signInAs(persona, event.currentTarget.form)}
          >
            <span>
              {`${persona.firstname} ${persona.lastname}`}
              <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {t(`personas.${persona.key}` as 'personas.title')}
              </Typography>
            </span>
          </Button>
        ))}
      </Box>
    </Stack>
  );
}
