import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { createRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/app/i18n';
import { ProviderCaptcha } from '@/features/auth/captcha/CaptchaField';
import { captchaField, CaptchaTokenQueue, withCaptcha, type Captcha } from '@/features/auth/captcha/captcha';
import type { CaptchaProvider } from '@/features/auth/captcha/captchaScripts';
import type { CallResult } from '@/store/callResult';

/** What a provider's script was asked to show. */
interface Shown {
  options: Record<string, string> & {
    callback: (token: string) => void;
    'expired-callback': () => void;
    'error-callback': () => void;
  };
  resets: number;
}

const addresses: Record<CaptchaProvider, RegExp> = {
  turnstile: /^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js\?/,
  hcaptcha: /^https:\/\/js\.hcaptcha\.com\/1\/api\.js\?/,
  recaptcha: /^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/,
};
const globals = { turnstile: 'turnstile', hcaptcha: 'hcaptcha', recaptcha: 'grecaptcha' };

let scripts: HTMLScriptElement[] = [];
let shown: Shown[] = [];

beforeAll(async () => {
  await startI18n(['auth']);
  await i18next.changeLanguage('de');
});

beforeEach(() => {
  scripts = [];
  shown = [];
  // Nothing is really loaded: a script of a third party waits until the test lets it answer.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node): node is HTMLScriptElement => node instanceof HTMLScriptElement));
  });
});

afterEach(() => {
  for (const name of [...Object.values(globals), 'onCaptchaReady']) Reflect.deleteProperty(globalThis, name);
});

/** The script has arrived: it offers its interface and calls back. */
function arrive(provider: CaptchaProvider): void {
  const script = {
    render: (_: HTMLElement, options: Shown['options']) => shown.push({ options, resets: 0 }) - 1,
    reset: (id: number) => {
      shown[id]!.resets += 1;
    },
  };
  Object.assign(globalThis, { [globals[provider]]: script });
  (globalThis as unknown as { onCaptchaReady: () => void }).onCaptchaReady();
}

async function open(provider: CaptchaProvider) {
  const captcha = createRef<Captcha>();
  function State() {
    return <output>{String(useWatch({ name: captchaField }))}</output>;
  }
  function Holder() {
    const form = useForm({ defaultValues: { [captchaField]: '' } });
    return (
      <FormProvider {...form}>
        <ProviderCaptcha provider={provider} siteKey="site-key" ref={captcha} />
        <State />
      </FormProvider>
    );
  }
  const view = render(<Holder />);
  await waitFor(() => expect(scripts).toHaveLength(1));
  return { captcha, state: () => screen.getByRole('status').textContent, ...view };
}

const providers: CaptchaProvider[] = ['turnstile', 'hcaptcha', 'recaptcha'];

describe.each(providers)('the check of %s', (provider) => {
  it('is loaded on demand from its public address and gets key and language', async () => {
    await open(provider);
    expect(scripts[0]?.src).toMatch(addresses[provider]);
    await act(async () => arrive(provider));
    expect(shown[0]?.options).toMatchObject({ sitekey: 'site-key', theme: 'light' });
    expect(Object.values(shown[0]?.options ?? {})).toContain('de');
  });

  it('gives its answer once and is renewed after the call (T28)', async () => {
    const { captcha, state } = await open(provider);
    await act(async () => arrive(provider));
    act(() => shown[0]!.options.callback('token-1'));
    expect(state()).toBe('answered');
    const sent: string[] = [];
    await act(() =>
      withCaptcha(captcha, (token) => {
        sent.push(token);
        return Promise.resolve({ data: null });
      }),
    );
    expect(shown[0]?.resets).toBe(1);
    act(() => shown[0]!.options.callback('token-2'));
    await act(() =>
      withCaptcha(captcha, (token) => {
        sent.push(token);
        return Promise.resolve({ data: null });
      }),
    );
    expect(sent).toEqual(['token-1', 'token-2']);
  });

  it('takes an expired answer back', async () => {
    const { captcha, state } = await open(provider);
    await act(async () => arrive(provider));
    act(() => shown[0]!.options.callback('token-1'));
    act(() => shown[0]!.options['expired-callback']());
    if (provider === 'turnstile') return;
    expect(state()).toBe('');
    expect(await captcha.current?.getToken()).toBeNull();
  });

  it('says that it was blocked, and may be tried again', async () => {
    const user = userEvent.setup();
    const { captcha } = await open(provider);
    act(() => void scripts[0]!.dispatchEvent(new Event('error')));
    expect(await screen.findByText(/ließ sich nicht laden/)).toBeVisible();
    expect(await captcha.current?.getToken()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(scripts).toHaveLength(2));
    await act(async () => arrive(provider));
    act(() => shown[0]!.options.callback('token-1'));
    expect(await captcha.current?.getToken()).toBe('token-1');
    expect(screen.queryByText(/ließ sich nicht laden/)).toBeNull();
  });
});

describe('a call without an answer', () => {
  it('is not made', async () => {
    const { captcha } = await open('hcaptcha');
    await act(async () => arrive('hcaptcha'));
    const send = vi.fn<() => Promise<CallResult<null>>>();
    expect(await withCaptcha(captcha, send)).toEqual({
      failure: { kind: 'validation', fields: { [captchaField]: '{"key":"captcha"}' } },
    });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a check that works by itself', () => {
  it('is waited for', async () => {
    const box = new CaptchaTokenQueue(true);
    const token = box.take();
    box.put('late');
    expect(await token).toBe('late');
  });

  it('is not waited for longer than ten seconds, nor after it has failed', async () => {
    vi.useFakeTimers();
    const box = new CaptchaTokenQueue(true);
    const token = box.take();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await token).toBeNull();
    box.close();
    expect(await box.take()).toBeNull();
  });
});
