import type { EnvironmentVariables } from '@/domain/environment';

/** Compile-time constant: the checked variables of `.env.example`. */
declare const ENVIRONMENT: EnvironmentVariables;

const variables = ENVIRONMENT;

/** Path below which the app is served, without its last slash: '' at the top of a host. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Full address of a path of the app's own, to hand on. */
export const addressOf = (path: string): string => window.location.origin + basePath + path;

/** The path of an address as the routes have it. */
export const pathInApp = (pathname: string): string => pathname.slice(basePath.length) || '/';

/** `vite.config.ts` has checked it (`domain/environment.ts`). */
export const config = {
  apiHost: variables.VITE_API_HOST,
  /** On in development, off in a build, unless said otherwise. */
  mocks: import.meta.env.MOCKS_ON,
  captcha: { provider: variables.VITE_CAPTCHA_PROVIDER ?? '', siteKey: variables.VITE_CAPTCHA_SITE_KEY },
  socialProviders: variables.VITE_SOCIAL_PROVIDERS,
  socialHosts: variables.VITE_SOCIAL_HOSTS,
  importUrl: variables.VITE_IMPORT_URL,
  stripeKey: variables.VITE_STRIPE_PUBLISHABLE_KEY,
  /** '' where there is none, like each of the legal pages. */
  supportEmail: variables.VITE_SUPPORT_EMAIL,
  legal: {
    notice: variables.VITE_LEGAL_NOTICE_URL,
    privacy: variables.VITE_PRIVACY_URL,
    terms: variables.VITE_TERMS_URL,
    accessibility: variables.VITE_ACCESSIBILITY_URL,
  },
} as const;
