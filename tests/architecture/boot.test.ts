import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { clientStorage } from '@/platform/clientStorage';
import { readText } from './files';

/* `boot.js` is the one script outside the build: what it reads from the browser has to be what the application keeps. */

interface Browser {
  storage?: Record<string, string>;
  cookie?: string;
  prefersDark?: boolean;
}

function boot({ storage, cookie = '', prefersDark = false }: Browser) {
  const root = { lang: '', dir: 'ltr', style: {}, dataset: {} as Record<string, string>, attributes: new Map() };
  const getItem = (key: string) => {
    if (!storage) throw new Error('storage is blocked');
    return storage[key] ?? null;
  };
  const globals = {
    document: {
      documentElement: Object.assign(root, {
        setAttribute: (name: string, value: string) => root.attributes.set(name, value),
      }),
      cookie,
      adoptedStyleSheets: [],
    },
    localStorage: { getItem },
    matchMedia: () => ({ matches: prefersDark }),
    CSSStyleSheet: class {
      replaceSync() {}
    },
    window: {},
  };
  runInNewContext(readText('public/boot.js'), globals);
  return {
    lang: root.lang,
    dir: root.dir,
    scheme: root.attributes.get('data-mui-color-scheme') as unknown,
    signedIn: 'signedIn' in root.dataset,
  };
}

const modeKey = clientStorage.mode.key;

describe('before the first paint', () => {
  it('is German, light, from left to right and signed out where nothing is stored, or storage is blocked', () => {
    const plain = { lang: 'de', dir: 'ltr', scheme: 'light', signedIn: false };
    expect(boot({ storage: {} })).toEqual(plain);
    expect(boot({ prefersDark: true })).toEqual(plain);
  });

  it('has the stored colours and language', () => {
    expect(boot({ storage: { [modeKey]: 'dark' } }).scheme).toBe('dark');
    expect(boot({ storage: { [modeKey]: 'system' }, prefersDark: true }).scheme).toBe('dark');
    expect(boot({ storage: { [modeKey]: 'system' } }).scheme).toBe('light');
    expect(boot({ storage: { [clientStorage.language.key]: '"en"' } }).lang).toBe('en');
    expect(boot({ storage: {}, cookie: `a=b; ${clientStorage.rtl.key}=true` }).dir).toBe('rtl');
  });

  it.each([
    [`${clientStorage.token.key}=x`, true],
    [`other=1; __Host-${clientStorage.token.key}=x`, true],
    [`__Host-other=${clientStorage.token.key}=x`, false],
    [`${clientStorage.user.key}=x`, false],
  ])('knows a session by its cookie: %s', (cookie, signedIn) => {
    expect(boot({ storage: {}, cookie }).signedIn).toBe(signedIn);
  });
});
