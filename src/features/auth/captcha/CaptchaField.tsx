import { Suspense, type Ref } from 'react';
import { config } from '@/platform/config';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { FakeCaptcha } from './FakeCaptcha';
import type { Captcha } from './captcha';

const ProviderCaptcha = lazyComponent(() => import('./ProviderCaptcha'), 'ProviderCaptcha');

/** The configured provider's, or a local stand-in where none is configured (D-06). */
export function CaptchaField({ ref }: { ref: Ref<Captcha> }) {
  const { provider, siteKey } = config.captcha;
  if (!provider) return <FakeCaptcha ref={ref} />;
  return (
    <Suspense fallback={null}>
      <ProviderCaptcha ref={ref} provider={provider} siteKey={siteKey} />
    </Suspense>
  );
}
