import { readText } from './files';

/** One row of the table in requirements.md, section 3. */
interface AssumedRow {
  methods: readonly string[];
  /** As written there, parameters in braces, without a query. */
  paths: readonly string[];
  /** Fields of the response that the specification shows nowhere. */
  fields: readonly string[];
}

/** The calls that the specification describes without showing them. */
export function assumedRows(): AssumedRow[] {
  const [, section = ''] = readText('docs/requirements.md').split(/^## 3\. .*$/m);
  const rows = (section.split(/^## /m)[0] ?? '').matchAll(/^\| ([A-Z, ]+) \| (\/.*?) \| (.*) \|$/gm);
  return [...rows].map(([, methods = '', paths = '', about = '']) => ({
    methods: methods.split(', '),
    paths: paths.split(', ').map((path) => path.replace(/\?.*/, '')),
    fields: [...about.matchAll(/`(\w+)`/g)].map(([, field = '']) => field),
  }));
}
