// By its path: the build's configuration reads this file, where no alias is known.
import { z } from '../api/schema/zod.ts';

const OptionalText = z.pipe(
  z.optional(z.string().check(z.trim())),
  z.transform((value) => value ?? ''),
);

export function optionalChoice<const T extends string>(words: readonly T[]) {
  return z.optional(z.enum([...words, ''], { error: `must be ${words.join(', ')} or empty` }));
}

const OptionalAddress = OptionalText.check(
  z.refine((value) => value === '' || isWebAddress(value), {
    error: 'must be empty or an exact https:// address (http:// only for localhost)',
  }),
);

function isWebAddress(value: string): boolean {
  if (value.includes('*') || /[{}<>]/.test(value)) return false;
  try {
    const { protocol, hostname } = new URL(value);
    const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    return protocol === 'https:' || (protocol === 'http:' && local);
  } catch {
    return false;
  }
}

export const OptionalOrigin = OptionalAddress.check(
  z.refine(isOrigin, {
    error: ({ input }) =>
      `must be the origin alone, ${new URL(String(input)).origin}, without a path: calls go to {origin}/api`,
  }),
);

function isOrigin(value: string): boolean {
  try {
    const { pathname, search, hash, username } = new URL(value);
    return pathname === '/' && `${search}${hash}${username}` === '';
  } catch {
    // `OptionalAddress` reports it.
    return true;
  }
}

/** A provider and the host of its sign-in pages. */
const socialHost = /^[a-z][a-z0-9-]*=[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

export const captchaProviders = ['turnstile', 'hcaptcha', 'recaptcha'] as const;

/** All of `.env.example`; each is optional. Checked by the build and again at start. */
export const EnvironmentVariables = z
  .object({
    VITE_API_HOST: OptionalOrigin,
    VITE_MOCKS: optionalChoice(['on', 'off']),
    VITE_CAPTCHA_PROVIDER: optionalChoice(captchaProviders),
    VITE_CAPTCHA_SITE_KEY: OptionalText,
    VITE_SOCIAL_PROVIDERS: z.pipe(
      z.pipe(
        OptionalText,
        z.transform((value) => (value || 'linkedin,google').split(',').map((name) => name.trim())),
      ),
      z.array(z.string()).check(
        z.refine((names) => names.every((name) => /^[a-z][a-z0-9-]*$/.test(name)), {
          error: 'must be a comma-separated list of names in small letters, digits and hyphens, e.g. linkedin,google',
        }),
      ),
    ),
    VITE_SOCIAL_HOSTS: z.pipe(
      z
        .pipe(
          OptionalText,
          z.transform((value) => value.split(',').map((pair) => pair.trim())),
        )
        .check(
          z.refine((pairs) => pairs.every((pair) => pair === '' || socialHost.test(pair)), {
            error: 'must be a comma-separated list of name=host, e.g. acme=login.acme.example',
          }),
        ),
      z.transform((pairs): Record<string, string> => {
        const split = pairs.filter(Boolean).map((pair) => pair.split('='));
        return Object.fromEntries(split.map(([name = '', host = '']) => [name, host]));
      }),
    ),
    VITE_IMPORT_URL: OptionalAddress,
    VITE_STRIPE_PUBLISHABLE_KEY: OptionalText.check(
      z.refine((value) => value === '' || /^pk_(test|live)_\w+$/.test(value), {
        error: 'must be empty or a publishable key (pk_…); a secret key never belongs here',
      }),
    ),
    VITE_MEDIA_ORIGIN: OptionalAddress,
    VITE_LEGAL_NOTICE_URL: OptionalAddress,
    VITE_PRIVACY_URL: OptionalAddress,
    VITE_TERMS_URL: OptionalAddress,
    VITE_ACCESSIBILITY_URL: OptionalAddress,
    VITE_SUPPORT_EMAIL: OptionalText.check(
      z.refine((value) => value === '' || z.email().safeParse(value).success, {
        error: 'must be empty or one e-mail address',
      }),
    ),
  })
  .check(
    z.refine((values) => !values.VITE_CAPTCHA_PROVIDER || values.VITE_CAPTCHA_SITE_KEY !== '', {
      path: ['VITE_CAPTCHA_SITE_KEY'],
      error: 'must be the key of the provider where VITE_CAPTCHA_PROVIDER is set',
    }),
  );

export type EnvironmentVariables = z.output<typeof EnvironmentVariables>;

export function parseEnvironment(raw: Record<string, unknown>): EnvironmentVariables {
  return parseVariables(EnvironmentVariables, raw, '.env.example');
}

/** Throws one message that names each wrong variable, what it should be and what it is. */
export function parseVariables<T extends z.ZodMiniType>(
  schema: T,
  raw: Record<string, unknown>,
  describedIn: string,
): z.output<T> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [name = ''], message }) => {
    // A secret key in the place of a publishable one shall not go into the log of a build.
    const value = raw[String(name)];
    const masked = typeof value === 'string' ? value.replace(/([sr]k_(?:test|live)_)\w+/, '$1…') : '';
    return `  ${String(name)} ${message} (found "${masked}")`;
  });
  throw new Error(`Wrong configuration (see ${describedIn}):\n${lines.join('\n')}`);
}
