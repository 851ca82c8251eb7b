import type { Plugin } from 'vite';
import { preloadsOf } from '../preloads.ts';

/** Writes it into index.html as data, which is not run: so the policy has nothing against it. */
export function preloads(mocks: boolean): Plugin {
  let base = '/';
  return {
    name: 'preloads',
    apply: 'build',
    configResolved: (resolved) => {
      ({ base } = resolved);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (!bundle) return [];
        const { data, next } = preloadsOf(bundle, mocks);
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'preloads' },
            // A text must not end the element.
            children: JSON.stringify(data).replaceAll('<', '\\u003c'),
            injectTo: 'head' as const,
          },
          ...next.map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href: base + file },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}
