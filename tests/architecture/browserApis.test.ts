import { resolveConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesIn, readText, sourceIn } from './files';
import { oldestBrowsers } from './newApis';
import { newApisIn } from './sourceApis';
import { newStylesIn } from './sourceStyles';

/** Uses behind a control that is there only where the browser has the API, with the condition in the same file. */
const guarded: Record<string, string> = {
  'src/app/themeComponents.ts: interpolate-size: allow-keywords': '@supports not (interpolate-size: allow-keywords)',
  'src/ui/form/RadioField.tsx: :has': '@supports not selector(:has(*))',
  'src/ui/basics/DeviceShareButton.tsx: navigator.share': "'share' in navigator ?",
  'src/features/verification/ThankYou.tsx: navigator.canShare': "'canShare' in navigator &&",
  'src/features/verification/confirmationPicture.ts: navigator.canShare': 'if (!navigator.canShare?.(data)) return',
  'src/features/verification/confirmationPicture.ts: navigator.share': 'if (!navigator.canShare?.(data)) return',
  'src/ui/share/ShareKit.tsx: ClipboardItem': "'ClipboardItem' in window",
};

/** What browsers ignore where they do not know it, and what is different then: everything works without. */
const ignored: Record<string, string> = {
  'focus({ preventScroll })': 'the page scrolls to what has the focus',
  '@page': 'paper and edges are those of the print dialog',
  'backdrop-filter': 'a bar is less blurred',
  'break-after': 'a heading may be the last line of a printed page',
  cursor: 'a finger has none',
  'forced-color-adjust': 'the chosen high contrast colours',
  hyphens: 'long words break where the line ends',
  'overscroll-behavior': 'the page scrolls on at the end of the frame',
  'scrollbar-width': 'a scroll bar is seen',
  'text-wrap': 'lines break where they are full',
  zoom: 'a preview is as large as the page, and cut off or scrolled',
  ':-webkit-search-cancel-button': 'the browser has none to hide',
  'src/app/layouts/DefaultLayout.tsx: :has': 'the footer is seen while the page is loaded',
  'src/ui/richText/RichTextEditor.tsx: :has': 'an empty text has no dashed edge below its tools',
  'src/ui/list/SortableRow.tsx: :has': 'the form of an item stands between its handle and its menu',
  'src/ui/page/PageHead.tsx: :has': 'actions are below the title only where that has too little room',
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
    export const bitmap = createImageBitmap(new Blob(), 0, 0, 1, 1, { imageOrientation: 'from-image', resizeWidth: 1 });
    const smooth = { container: 'nearest', block: 'start' } as const;
    export const option = (element: Element) => element.scrollIntoView(smooth);
    export const ofConstructor = [new CompressionStream('brotli'), new CompressionStream('gzip')];
    const own = { checkVisibility: () => true, share: 1 };
    export const harmless = [own.checkVisibility(), own.share, [1].toSorted(), structuredClone(1), Object.hasOwn({}, 'a')];
  `,
};

const plantedStyles = {
  'src/planted.tsx': `
    export const styles = {
      '&:has(:checked), &:focus-visible': { color: 'light-dark(red, rebeccapurple)', width: '2rlh' },
      '@starting-style': { opacity: 0 },
      gridTemplateRows: { xs: 'auto', sm: 'subgrid' },
      fieldSizing: 'content',
      '@supports (text-box: normal)': { textBox: 'normal' },
      '@media (prefers-reduced-transparency: reduce)': { display: 'grid', margin: 'auto' },
    };
  `,
  'src/planted.css': `
    /* a:has(b) */
    @property --own { syntax: '*'; inherits: false; }
    a:user-valid > b { text-wrap: pretty; color: red }
  `,
};

describe('the oldest browsers supported', () => {
  let found: string[] = [];
  beforeAll(() => {
    found = newApisIn(sourceIn('src'), planted);
  }, 300_000);
  const isPlanted = (use: string) => use.startsWith('src/planted.ts');

  it('have every API and style that src uses without asking', () => {
    const paths = filesIn('src').filter((path) => /\.(?:tsx?|css)$/.test(path));
    const styles = paths.flatMap((path) => newStylesIn(path, readText(path)).map((style) => `${path}: ${style}`));
    const used = [...found.filter((use) => !isPlanted(use)), ...styles].map((use) => {
      const [, feature = ''] = /: (?:.*\.)?(\w+\(\{.*|[:@]?[\w-]+)/.exec(use) ?? [];
      return feature in ignored ? feature : use;
    });
    const known = [...Object.keys(guarded), ...Object.keys(ignored)];
    expect([...new Set(used)].toSorted()).toEqual(known.toSorted());
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
      'createImageBitmap({ from-image })',
      'element.scrollIntoView({ container })',
      'CompressionStream({ brotli })',
    ]);
    expect(Object.entries(plantedStyles).flatMap(([path, text]) => newStylesIn(path, text))).toEqual([
      ':has',
      'color: light-dark',
      'width: rlh',
      '@starting-style',
      'grid-template-rows: subgrid',
      'field-sizing: content',
      '(prefers-reduced-transparency)',
      '@property',
      ':user-valid',
      'text-wrap: pretty',
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
