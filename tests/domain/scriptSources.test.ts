import { describe, expect, it } from 'vitest';
import { captchaScripts, isFromSource, isOwnScript, stripeScripts } from '@/domain/scriptSources';

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

describe('scripts of our own', () => {
  const top = 'https://app.example/';
  const worker = 'mockServiceWorker.js';

  it.each([
    ['/assets/worker-abc.js', null],
    ['https://app.example/assets/worker-abc.js', null],
    ['/mockServiceWorker.js', worker],
  ])('let in %s (worker %s)', (address, known) => {
    expect(isOwnScript(address, top, known)).toBe(true);
  });

  it.each([
    ['/mockServiceWorker.js', null],
    ['/own.js', worker],
    ['/assets/../own.js', worker],
    ['/assets', worker],
    ['//evil.example/assets/x.js', worker],
    ['https://app.example.evil.example/assets/x.js', worker],
    ['https://evil.example/mockServiceWorker.js', worker],
    ['blob:https://app.example/assets/x', worker],
    ['data:text/javascript,/assets/', worker],
    ['javascript:/assets/', worker],
    ['http://[', worker],
  ])('keep out %s (worker %s)', (address, known) => {
    expect(isOwnScript(address, top, known)).toBe(false);
  });

  it.each([
    ['/demo/assets/worker-abc.js', true],
    ['https://app.example/demo/mockServiceWorker.js', true],
    ['/assets/worker-abc.js', false],
    ['/mockServiceWorker.js', false],
    ['/demo/../assets/worker-abc.js', false],
  ])('of an app below a path: %s (%s)', (address, isOwn) => {
    expect(isOwnScript(address, `${top}demo/`, worker)).toBe(isOwn);
  });
});
