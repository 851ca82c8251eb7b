import { describe, expect, it } from 'vitest';
import { captchaScripts, isFromSource, stripeScripts } from '@/domain/scriptSources';

describe('sources of scripts', () => {
  it.each([
    ['https://js.stripe.com/v3', stripeScripts],
    ['https://m.js.stripe.com/inner.js', stripeScripts],
    ['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit', captchaScripts.turnstile],
    ['https://js.hcaptcha.com/1/api.js', captchaScripts.hcaptcha],
    ['https://www.google.com/recaptcha/api.js', captchaScripts.recaptcha],
  ])('let in %s', (address, sources) => {
    expect(isFromSource(address, sources)).toBe(true);
  });

  it.each([
    ['http://js.stripe.com/v3', stripeScripts],
    ['https://js.stripe.com.evil.example/v3', stripeScripts],
    ['https://evil.example/https://js.stripe.com', stripeScripts],
    ['https://js.stripe.com:8443/v3', stripeScripts],
    ['https://xjs.stripe.com/v3', stripeScripts],
    ['https://user@evil.example/js.stripe.com', stripeScripts],
    ['https://www.google.com/maps/api.js', captchaScripts.recaptcha],
    ['/own.js', captchaScripts.turnstile],
    ['data:text/javascript,alert(1)', captchaScripts.turnstile],
  ])('keep out %s', (address, sources) => {
    expect(isFromSource(address, sources)).toBe(false);
  });
});
