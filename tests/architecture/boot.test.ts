import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { clientStorage } from '@/platform/clientStorage';
import { readText } from './files';
import { firstVersion, oldestBrowsers } from './newApis';
import { languages, textsOf } from './texts';

/* `boot.js` is the one script outside the build: what it reads from the browser has to be what the application keeps. */

interface Browser {
  storage?: Record<string, string>;
  cookie?: string;
  prefersDark?: boolean;
  /** Of the browser itself. */
  language?: string;
  /** What a browser that is too old does not have. */
  lacks?: 'toSorted' | 'adoptedStyleSheets' | 'color-mix' | 'CSS';
}

function boot({ storage, cookie = '', prefersDark = false, language = 'de-DE', lacks }: Browser) {
  const root = { lang: '', dir: 'ltr', style: {}, dataset: {} as Record<string, string>, attributes: new Map() };
  const listeners = new Map<string, () => void>();
  const getItem = (key: string) => {
    if (!storage) throw new Error('storage is blocked');
    return storage[key] ?? null;
  };
  const globals = {
    document: {
      documentElement: Object.assign(root, {
        setAttribute: (name: string, value: string) => root.attributes.set(name, value),
        getAttribute: (name: string) => root.attributes.get(name) as unknown,
      }),
      cookie,
      addEventListener: () => undefined,
      ...(lacks === 'adoptedStyleSheets' ? {} : { adoptedStyleSheets: [] }),
    },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    localStorage: { getItem },
    navigator: { language },
    matchMedia: () => ({ matches: prefersDark }),
    ...(lacks === 'CSS' ? {} : { CSS: { supports: () => lacks !== 'color-mix' } }),
    // A browser without it has no constructor for style sheets either.
    ...(lacks === 'adoptedStyleSheets'
      ? {}
      : {
          CSSStyleSheet: class {
            replaceSync() {}
          },
        }),
  };
  const code = readText('public/boot.js');
  const before = lacks === 'toSorted' ? 'delete Array.prototype.toSorted;' : '';
  runInNewContext(`var window = globalThis; ${before} ${code}`, globals);
  const scheme = (): unknown => root.attributes.get('data-mui-color-scheme');
  return {
    lang: root.lang,
    dir: root.dir,
    scheme: scheme(),
    signedIn: 'signedIn' in root.dataset,
    isTooOld: root.attributes.has('data-unsupported'),
    /** The colours after an event of the window. */
    schemeAfter: (type: string) => {
      listeners.get(type)?.();
      return scheme();
    },
  };
}

const modeKey = clientStorage.mode.key;

describe('before the first paint', () => {
  it('is German, light, from left to right and signed out where nothing is stored, or storage is blocked', () => {
    const plain = { lang: 'de', dir: 'ltr', scheme: 'light', signedIn: false, isTooOld: false };
    expect(boot({ storage: {} })).toMatchObject(plain);
    expect(boot({ prefersDark: true, language: 'en-GB' })).toMatchObject(plain);
  });

  it('has the stored colours and language', () => {
    expect(boot({ storage: { [modeKey]: 'dark' } }).scheme).toBe('dark');
    expect(boot({ storage: { [modeKey]: 'system' }, prefersDark: true }).scheme).toBe('dark');
    expect(boot({ storage: { [modeKey]: 'system' } }).scheme).toBe('light');
    expect(boot({ storage: { [clientStorage.language.key]: '"en"' } }).lang).toBe('en');
    expect(boot({ storage: {}, cookie: `a=b; ${clientStorage.rtl.key}=true` }).dir).toBe('rtl');
  });

  it('has light colours on paper, and those of the screen again', () => {
    const { schemeAfter } = boot({ storage: { [modeKey]: 'dark' } });
    expect(schemeAfter('beforeprint')).toBe('light');
    expect(schemeAfter('afterprint')).toBe('dark');
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

describe('a browser that is too old', () => {
  it('can read the script', () => {
    const code = readText('public/boot.js');
    const written = (target: ts.ScriptTarget) => ts.transpile(code, { target, ignoreDeprecations: '6.0' });
    expect(written(ts.ScriptTarget.ES5)).toBe(written(ts.ScriptTarget.ESNext));
  });

  it.each(['toSorted', 'adoptedStyleSheets', 'color-mix', 'CSS'] as const)(
    'lacks %s, and shows a sentence',
    (lacks) => {
      expect(boot({ storage: {}, lacks })).toMatchObject({ isTooOld: true, lang: 'de' });
    },
  );

  it('shows it in the stored language, or else its own', () => {
    const lacks = 'toSorted';
    const german = { [clientStorage.language.key]: '"de"' };
    const english = { [clientStorage.language.key]: '"en"' };
    expect(boot({ lacks, language: 'en-GB', storage: {} }).lang).toBe('en');
    expect(boot({ lacks, language: 'en-GB' }).lang).toBe('en');
    expect(boot({ lacks, language: 'en-GB', storage: german }).lang).toBe('de');
    expect(boot({ lacks, language: 'de-AT', storage: english }).lang).toBe('en');
  });

  it.each(languages)('names the browsers that are new enough (%s)', (language) => {
    const text = textsOf(language).get('common:unsupported.text') ?? '';
    expect(text.match(/\d+(?:\.\d+)?/g)?.map(Number)).toEqual([
      oldestBrowsers.chrome,
      oldestBrowsers.firefox,
      oldestBrowsers.safari,
    ]);
  });

  it('is recognised by what each of the oldest browsers supported has, and none before it', () => {
    const marks = [
      'api.Document.adoptedStyleSheets',
      'javascript.builtins.Array.toSorted',
      'css.types.color.color-mix',
    ];
    const since = (browser: keyof typeof oldestBrowsers) =>
      Math.max(...marks.map((mark) => firstVersion(mark, browser)));
    expect({
      chrome: since('chrome'),
      edge: since('edge'),
      firefox: since('firefox'),
      safari: since('safari'),
    }).toEqual(oldestBrowsers);
  });
});
