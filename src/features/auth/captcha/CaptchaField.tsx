import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { nanoid } from '@reduxjs/toolkit';
import { useImperativeHandle, type Ref } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { config } from '@/platform/config';
import { FieldFrame } from '@/ui/form/FieldFrame';
import { ProviderCaptcha } from './ProviderCaptcha';
import { answered, captchaField, type Captcha } from './captcha';

/** The configured provider's, or a local stand-in where none is configured (D-06). */
export function CaptchaField({ ref }: { ref: Ref<Captcha> }) {
  const { provider, siteKey } = config.captcha;
  if (!provider) return <FakeCaptcha ref={ref} />;
  return <ProviderCaptcha ref={ref} provider={provider} siteKey={siteKey} />;
}

/** Keeps nobody out, but keeps the forms the same without a provider. Once ticked, it renews itself silently. */
function FakeCaptcha({ ref }: { ref: Ref<Captcha> }) {
  const { t } = useTranslation('auth');
  const { getValues } = useFormContext();
  useImperativeHandle(
    ref,
    () => ({
      getToken: () => Promise.resolve(getValues(captchaField) === answered ? `stand-in-${nanoid()}` : null),
      reset: () => undefined,
    }),
    [getValues],
  );
  return (
    <FieldFrame name={captchaField} label={t('captcha.label')} group>
      {({ invalid, describedBy }) => (
        <Controller
          name={captchaField}
          render={({ field: { value, ref: input, onChange, onBlur } }) => (
            <FormControlLabel
              label={t('captcha.confirm')}
              sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, px: 0.5, minHeight: 48 }}
              control={
                <Checkbox
                  checked={value === answered}
                  onChange={(_, checked) => onChange(checked ? answered : '')}
                  onBlur={onBlur}
                  slotProps={{ input: { ref: input, 'aria-invalid': invalid, 'aria-describedby': describedBy } }}
                />
              }
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
