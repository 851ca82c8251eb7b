import { staticHost } from './staticHost';

/* Serves a build. Arguments: its folder, port. */

const [folder = 'dist', port = '4173'] = process.argv.slice(2);
staticHost(folder).listen(Number(port), '127.0.0.1', () =>
  console.log(`serving ${folder} on http://127.0.0.1:${port}`),
);
