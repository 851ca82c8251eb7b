import { copyFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { contentSecurityPolicy, type HeaderVariables } from '../headers.ts';

/** A header says them alone, or they would keep the demo from a host without https. */
const ofHeaders = /^(?:frame-ancestors|upgrade-insecure-requests)/;

/** For hosts of files that send no headers: the policy stands in the page, and `404.html` answers every other address. */
export function staticDemo(variables: HeaderVariables): Plugin {
  let outDir = '';
  const directives = contentSecurityPolicy(variables).split('; ');
  const policy = directives.filter((directive) => !ofHeaders.test(directive)).join('; ');
  return {
    name: 'static-demo',
    apply: 'build',
    configResolved: (resolved) => {
      outDir = resolved.build.outDir;
    },
    // Before the first script, and after the encoding, which browsers look for in the first kilobyte.
    transformIndexHtml: (html) =>
      html.replace(
        '<meta charset="utf-8" />',
        (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
      ),
    closeBundle: () => copyFile(`${outDir}/index.html`, `${outDir}/404.html`),
  };
}
