import { resolveConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { readText, sourceIn } from './files';
import { oldestBrowsers } from './newApis';
import { newApisIn } from './sourceApis';

/** Uses behind a control that is there only where the browser has the API, with the condition in the same file. */
const guarded: Record<string, string> = {
  'src/features/verification/ThankYou.tsx: navigator.share': "'share' in navigator ?",
  'src/ui/basics/OpenInBrowser.tsx: navigator.share': "'share' in navigator ?",
  'src/ui/share/copyRich.ts: ClipboardItem': "'ClipboardItem' in window",
  'src/ui/share/ShareTargets.tsx: navigator.share': "'share' in navigator ?",
};

/** Of the language itself, `lib` in tsconfig.json leaves out what is newer. */
const planted = {
  'src/planted.ts': `
    const { signal } = new AbortController();
    export const member = (element: Element) => element.checkVisibility();
    export const onItself = AbortSignal.any([signal]);
    export const optional = document.startViewTransition?.(() => undefined);
    export const inherited = (input: HTMLInputElement) => input.showPopover();
    export const part = new Intl.Segmenter('de');
    export const onWindow = requestIdleCallback(() => undefined);
    export const onWindowItself = window.requestIdleCallback;
    export const constructed = new ClipboardItem({});
    const own = { checkVisibility: () => true, share: 1 };
    export const harmless = [own.checkVisibility(), own.share, [1].toSorted(), structuredClone(1), Object.hasOwn({}, 'a')];
  `,
};

describe('the oldest browsers supported', () => {
  let found: string[] = [];
  beforeAll(() => {
    found = newApisIn(sourceIn('src'), planted);
  }, 60_000);
  const isPlanted = (use: string) => use.startsWith('src/planted.ts');

  it('have every API that src uses without asking', () => {
    const used = found.filter((use) => !isPlanted(use));
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(guarded).toSorted());
  });

  it.each(Object.entries(guarded))('may lack what is asked for first: %s', (use, condition) => {
    expect(readText(use.replace(/: .*/, ''))).toContain(condition);
  });

  it('do not have what is newer', () => {
    expect(found.filter(isPlanted).map((use) => use.replace('src/planted.ts: ', ''))).toEqual([
      'element.checkVisibility',
      'AbortSignal.any',
      'document.startViewTransition',
      'input.showPopover',
      'Intl.Segmenter',
      'requestIdleCallback',
      'window.requestIdleCallback',
      'ClipboardItem',
    ]);
  });

  it('are those that the build is made for', async () => {
    const { build } = await resolveConfig({ logLevel: 'silent' }, 'build');
    const newer = [build.target].flat().filter((target) => {
      const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(String(target)) ?? [];
      const oldest = { ...oldestBrowsers, ios: oldestBrowsers.safari }[name];
      return oldest === undefined || Number(version) > oldest;
    });
    expect(newer).toEqual([]);
  });

  it.each(['README.md', 'docs/deploy.md'])('are named in %s', (path) => {
    const { chrome, firefox, safari } = oldestBrowsers;
    expect(readText(path).replace(/\s+/g, ' ')).toContain(
      `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`,
    );
  });
});
