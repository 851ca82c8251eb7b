import type { Plugin } from 'vite';
import { headerRules, headersFile, nginxFile, type HeaderVariables } from '../headers.ts';

/** Writes what a host has to send with the files, for hosts that read `_headers` and for nginx. */
export function securityHeaders(variables: HeaderVariables): Plugin {
  return {
    name: 'security-headers',
    apply: 'build',
    generateBundle() {
      const rules = headerRules(variables);
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(rules) });
      this.emitFile({ type: 'asset', fileName: 'nginx.conf', source: nginxFile(rules) });
    },
  };
}
