import { Alert, Box, Button, Skeleton, useColorScheme } from '@mui/material';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { config } from '@/platform/config';
import { TickField } from '@/ui/form/CheckboxField';
import { FieldFrame } from '@/ui/form/FieldFrame';
import { answered, captchaField, CaptchaTokenQueue, type Captcha } from './captcha';
import { loadScript, providers, type CaptchaProvider } from './captchaScripts';

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
    <TickField
      name={captchaField}
      label={t('captcha.label')}
      text={t('captcha.confirm')}
      ticked={answered}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, px: 0.5, minHeight: 48 }}
    />
  );
}

interface ProviderCheckProps {
  provider: CaptchaProvider;
  siteKey: string;
  ref: Ref<Captcha>;
}

function useCaptchaWidget({ provider, siteKey, ref }: ProviderCheckProps) {
  const { language } = useTranslation().i18n;
  const { setValue } = useFormContext();
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<{ state: 'ready' | 'failed'; round: number } | null>(null);
  const [tokens] = useState(() => new CaptchaTokenQueue(providers[provider].answersAlone));
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<{ reset: () => void; remove: () => void } | null>(null);
  const { mode, systemMode } = useColorScheme();
  const theme = (mode === 'system' ? systemMode : mode) ?? 'light';

  useImperativeHandle(ref, () => ({ getToken: () => tokens.take(), reset: () => widget.current?.reset() }), [tokens]);

  useEffect(() => {
    const { answersAlone, languageAs } = providers[provider];
    const show = (value: string, shouldValidate: boolean) =>
      setValue(captchaField, value, { shouldValidate, shouldDirty: false });
    const renew = () => {
      tokens.put(null);
      show(answersAlone ? answered : '', false);
    };
    let left = false;
    const fail = () => {
      tokens.close();
      show('', false);
      if (!left) setSettled({ state: 'failed', round });
    };
    loadScript(provider, language).then((script) => {
      if (left || !container.current) return;
      const id = script.render(container.current, {
        sitekey: siteKey,
        theme,
        [languageAs]: language,
        callback: (token: string) => {
          tokens.put(token);
          show(answered, true);
        },
        'expired-callback': renew,
        'error-callback': fail,
      });
      widget.current = {
        reset: () => {
          renew();
          script.reset(id);
        },
        remove: () => script.remove?.(id),
      };
      renew();
      setSettled({ state: 'ready', round });
    }, fail);
    return () => {
      left = true;
      widget.current?.remove();
      widget.current = null;
    };
  }, [provider, siteKey, language, theme, round, tokens, setValue]);

  const state = settled?.round === round ? settled.state : 'loading';
  return { state, container, containerKey: `${round}-${language}-${theme}`, retry: () => setRound(round + 1) };
}

export function ProviderCaptcha(props: ProviderCheckProps) {
  const { t } = useTranslation(['auth', 'common']);
  const { state, container, containerKey, retry } = useCaptchaWidget(props);
  return (
    <FieldFrame name={captchaField} label={t('captcha.label')} group>
      {() => (
        <>
          {state === 'loading' ? <Skeleton variant="rounded" height={65} /> : null}
          {state === 'failed' ? (
            <Alert
              severity="warning"
              action={
                <Button color="inherit" onClick={retry}>
                  {t('common:action.retry')}
                </Button>
              }
            >
              {t('captcha.blocked')}
            </Alert>
          ) : null}
          {/* A fresh element for each attempt: a script renders into an element once. */}
          <Box key={containerKey} ref={container} sx={{ minHeight: state === 'ready' ? 65 : 0 }} />
        </>
      )}
    </FieldFrame>
  );
}
