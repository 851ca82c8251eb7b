import { describe, expect, it } from 'vitest';
import { readVariables } from '@mocks/variables';
import { parseEnvironment } from '@/domain/environment';

describe('the address of the REST backend', () => {
  it.each(['https://backend.example.org', 'https://backend.example.org/', 'http://127.0.0.1:4010', ''])(
    'may be %o',
    (host) => {
      expect(parseEnvironment({ VITE_API_HOST: host }).VITE_API_HOST).toBe(host);
    },
  );

  it.each(['/api', '/api/', '/v1?x=1', '/#api'])('has no path: %s', (path) => {
    const parse = () => parseEnvironment({ VITE_API_HOST: `https://backend.example.org${path}` });
    expect(parse).toThrow(
      /VITE_API_HOST must be the origin alone, https:\/\/backend\.example\.org, without a path: calls go to \{origin\}\/api/,
    );
  });
});

describe('the address of support', () => {
  it.each(['hilfe@betreiber.example', ' hilfe@betreiber.example ', '', undefined])('may be %o', (address) => {
    expect(parseEnvironment({ VITE_SUPPORT_EMAIL: address }).VITE_SUPPORT_EMAIL).toBe(address?.trim() ?? '');
  });

  it.each(['hilfe', 'mailto:hilfe@betreiber.example', 'a@b.example,c@d.example', '<hilfe@betreiber.example>'])(
    'is one e-mail address: %s',
    (address) => {
      expect(() => parseEnvironment({ VITE_SUPPORT_EMAIL: address })).toThrow(/VITE_SUPPORT_EMAIL must be/);
    },
  );
});

describe('a wrong value is refused with the variable, what it may be, and what was found', () => {
  const address = /exact https:\/\/ address/;
  it.each([
    ['VITE_API_HOST', 'backend.example.org', address],
    ['VITE_MOCKS', 'yes', /on, off or empty/],
    ['VITE_CAPTCHA_PROVIDER', 'recaptcha2', /turnstile, hcaptcha, recaptcha or empty/],
    ['VITE_SOCIAL_PROVIDERS', 'Google, Linked In', /linkedin,google/],
    ['VITE_SOCIAL_HOSTS', 'acme', /name=host/],
    ['VITE_IMPORT_URL', 'http://import.example.org', address],
    ['VITE_STRIPE_PUBLISHABLE_KEY', 'pk_1', /pk_…/],
    ['VITE_MEDIA_ORIGIN', 'https://*.example.org', address],
    ['VITE_LEGAL_NOTICE_URL', 'impressum', address],
    ['VITE_PRIVACY_URL', 'datenschutz', address],
    ['VITE_TERMS_URL', 'agb', address],
    ['VITE_ACCESSIBILITY_URL', 'barrierefreiheit', address],
    ['VITE_SUPPORT_EMAIL', 'hilfe', /one e-mail address/],
  ])('%s=%s', (name, value, allowed) => {
    const parse = () => parseEnvironment({ [name]: value });
    expect(parse).toThrow(new RegExp(`^  ${name} must be .*\\(found "${value.replace('*', '\\*')}"\\)$`, 'm'));
    expect(parse).toThrow(allowed);
    expect(() => parseEnvironment({ [name]: '' })).not.toThrow();
  });

  it('with each of several, and once', () => {
    const parse = () =>
      parseEnvironment({ VITE_SOCIAL_PROVIDERS: 'Google,Linked In', VITE_CAPTCHA_PROVIDER: 'hcaptcha' });
    expect(parse).toThrow(
      /^Wrong configuration \(see \.env\.example\):\n {2}VITE_SOCIAL_PROVIDERS .*\n {2}VITE_CAPTCHA_SITE_KEY must be .*\(found ""\)$/,
    );
  });

  it('without the secret key that was taken for the publishable one', () => {
    const parse = () => parseEnvironment({ VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_0123456789' });
    expect(parse).toThrow(/a secret key never belongs here \(found "sk_live_…"\)/);
  });
});

describe('the variables of the mock server', () => {
  it.each([
    ['MOCKS_PORT', 'http', /the number of a port/],
    ['MOCKS_ORIGIN', 'http://127.0.0.1:4010/api', /the origin alone/],
    ['MOCKS_CAPTCHA', 'yes', /on, off or empty/],
    ['MOCKS_RESPONSES', 'plainn', /full, plain or empty/],
  ])('%s=%s is refused', (name, value, allowed) => {
    const read = () => readVariables({ [name]: value });
    expect(read).toThrow(new RegExp(`^  ${name} must be .*\\(found "${value}"\\)$`, 'm'));
    expect(read).toThrow(allowed);
  });

  it.each([
    [{}, { port: 4010, origin: 'http://127.0.0.1:4010', captchaRequired: false, responses: 'full' }],
    [
      { MOCKS_PORT: '4011', MOCKS_ORIGIN: 'http://localhost:80', MOCKS_CAPTCHA: 'on', MOCKS_RESPONSES: 'plain' },
      { port: 4011, origin: 'http://localhost:80', captchaRequired: true, responses: 'plain' },
    ],
  ])('are read from %o', (raw, read) => {
    expect(readVariables(raw)).toEqual(read);
  });
});
