import { plainHost, staticHost } from './staticHost';

/* Serves a build. Arguments: its folder, port, and for a host that sends no headers the path below which it is. */

const [folder = 'dist', port = '4173', base = ''] = process.argv.slice(2);
const host = base ? plainHost(folder, base) : staticHost(folder);
host.listen(Number(port), '127.0.0.1', () => console.log(`serving ${folder} on http://127.0.0.1:${port}${base}`));
