import type { Plugin } from 'vite';

const summary = /\bsummary: (?:'[^']*'|"[^"]*"),/g;
/** All metadata of a schema but `namedBy`, which the decoder reads. */
const meta = /\.register\(z\.globalRegistry, \{\s*(?![^}]*namedBy)[^}]*\}\)/g;
const schemaName = /(?<=\.register\(z\.globalRegistry, \{ )id: '\w+', (?=namedBy)/g;

/** Summaries and metadata are for `docs/openapi.json`; no page reads them. */
export function withoutApiDocumentation(): Plugin {
  return {
    name: 'without-api-documentation',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/api\/(?:endpoints|schema)\/\w+\.ts$/ },
      handler: (code) => code.replaceAll(summary, '').replaceAll(meta, '').replaceAll(schemaName, ''),
    },
  };
}
