import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersFor, parseHeadersFile } from '@/build/headers';

/*
 * A static host as production has one: serves a build with the headers that the build wrote into its `_headers`,
 * index.html for every address of the app, and 404 for a missing asset. Texts are sent with brotli.
 * Arguments: folder of the build, port.
 */

const [folder = 'dist', port = '4173'] = process.argv.slice(2);

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

const headersPath = join(folder, '_headers');
const rules = existsSync(headersPath) ? parseHeadersFile(readFileSync(headersPath, 'utf8')) : [];
const bodies = new Map<string, Buffer>();

/** A malformed percent sign stays as it is, as no file has such a name. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** File that answers an address, or null where a host says 404. */
function fileOf(pathname: string): string | null {
  const path = join(folder, normalize(pathname));
  const hidden = /(?:^|\/)\.|\.map$|^\/(?:_headers|nginx\.conf)$/.test(pathname);
  if (!hidden && existsSync(path) && statSync(path).isFile()) return path;
  return hidden || pathname.startsWith('/assets/') ? null : join(folder, 'index.html');
}

function bodyOf(path: string, brotli: boolean): Buffer {
  const key = `${path} ${brotli}`;
  const known = bodies.get(key);
  if (known) return known;
  const body = brotli ? brotliCompressSync(readFileSync(path)) : readFileSync(path);
  bodies.set(key, body);
  return body;
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = fileOf(decoded(pathname));
  const headers = { 'Cache-Control': 'no-cache', ...headersFor(rules, pathname) };
  if (!path) {
    response.writeHead(404, { ...headers, 'Cache-Control': 'no-cache', 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  const type = extname(path);
  const brotli = packed.has(type) && String(request.headers['accept-encoding']).includes('br');
  const body = bodyOf(path, brotli);
  response.writeHead(200, {
    ...headers,
    'Content-Type': types[type] ?? 'application/octet-stream',
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(brotli ? { 'Content-Encoding': 'br' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}).listen(Number(port), '127.0.0.1', () => console.log(`serving ${folder} on http://127.0.0.1:${port}`));
