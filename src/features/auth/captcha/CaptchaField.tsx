import { lazy, Suspense, type Ref } from 'react';
import { config } from '@/store/config';
import type { Captcha } from './captcha';
import { StandInCheck } from './StandInCheck';

const ProviderCheck = lazy(async () => ({ default: (await import('./ProviderCheck')).ProviderCheck }));

/** The bot check of a form: the configured provider's, or a local stand-in where none is configured (D-06). */
export function CaptchaField({ ref }: { ref: Ref<Captcha> }) {
  const { provider, siteKey } = config.captcha;
  if (!provider) return <StandInCheck ref={ref} />;
  return (
    <Suspense fallback={null}>
      <ProviderCheck ref={ref} provider={provider} siteKey={siteKey} />
    </Suspense>
  );
}
