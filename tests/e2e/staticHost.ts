import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { answerTo, readNginxFile } from './nginx';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
const packed = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);

/** A malformed percent sign stays as it is, as no file has such a name. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** A host of files that sends no headers of its own, below a path; `404.html` answers what is no file. */
export function plainHost(folder: string, base: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(base) ? normalize(decoded(pathname.slice(base.length) || 'index.html')) : '';
    const isFound = path !== '' && existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();
    const file = join(folder, isFound ? path : '404.html');
    response.writeHead(isFound ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
}

/** A static host as production has one: answers as the build's `nginx.conf` says, errors too. Texts are sent with brotli. */
export function staticHost(folder: string): Server {
  const locations = readNginxFile(readFileSync(join(folder, 'nginx.conf'), 'utf8'));
  const bodies = new Map<string, Buffer>();
  const bodyOf = (path: string, brotli: boolean): Buffer => {
    const key = `${path} ${brotli}`;
    const body = bodies.get(key) ?? (brotli ? brotliCompressSync(readFileSync(path)) : readFileSync(path));
    bodies.set(key, body);
    return body;
  };
  const isFile = (path: string) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();

  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { status, path, headers } = answerTo(locations, normalize(decoded(pathname)), isFile);
    if (path === null) {
      response.writeHead(status, { ...headers, 'Content-Type': 'text/plain' }).end(`Error ${status}`);
      return;
    }
    const type = extname(path);
    const brotli = packed.has(type) && String(request.headers['accept-encoding']).includes('br');
    const body = bodyOf(join(folder, path), brotli);
    response.writeHead(status, {
      ...headers,
      'Content-Type': types[type] ?? 'application/octet-stream',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      ...(brotli ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}
