import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createProxy } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createServer, type Server } from 'node:tls';
import type { ResponseProfile } from '@mocks/scenarios';
import type { Mail } from '@mocks/server';
import { stripeFile, stripeOrigin } from '../e2e/stripeStub';
import { buildApp, spawnTypeScript, waitUntilAnswers } from '../servers';

/*
 * A production build and the mock server, both over https: over http the policy's `upgrade-insecure-requests` stops
 * WebKit, which makes no exception for the machine itself.
 */

const root = resolve(import.meta.dirname, '../..');
// Ignored by git, the linters and the other tests.
export const build = join(root, 'tests/e2e/artefacts/dist-browsers');
const ports = { app: 4310, api: 4311, secureApp: 4320, secureApi: 4321, proxy: 4323, stripe: 4324 };

export const appOrigin = `https://127.0.0.1:${ports.secureApp}`;
const apiOrigin = `https://127.0.0.1:${ports.secureApi}`;
const control = `http://127.0.0.1:${ports.api}`;

/** What browsers ask other origins goes here: only the payment provider is answered, by a stand-in. */
export const proxy = { host: '127.0.0.1', port: ports.proxy };

export const buildForBrowsers = () => buildApp(build, apiOrigin, { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_browsers' });

/** Key and certificate for this machine, for a day. */
function throwAwayCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const read = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return read;
}

function overTls(port: number, target: number, certificate: { key: Buffer; cert: Buffer }): Server {
  return createServer(certificate, (socket) => {
    pipeline(socket, connect(target, '127.0.0.1'), socket, () => undefined);
  }).listen(port, '127.0.0.1');
}

function serveStripe(certificate: { key: Buffer; cert: Buffer }) {
  const stripe = createSecure(certificate, ({ url = '' }, response) => {
    const { type, body } = stripeFile(url);
    response.writeHead(200, { 'Content-Type': type }).end(body);
  }).listen(ports.stripe, '127.0.0.1');
  const switchboard = createProxy();
  switchboard.on('connect', ({ url }, socket) => {
    socket.on('error', () => undefined);
    if (url !== `${new URL(stripeOrigin).host}:443`) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const target = connect(ports.stripe, '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    return pipeline(socket, target, socket, () => undefined);
  });
  return [stripe, switchboard.listen(proxy.port, proxy.host)];
}

/** Returns a function that stops the servers. */
export async function startServers(): Promise<() => void> {
  const children = [
    spawnTypeScript(['mocks/http.ts'], { MOCKS_PORT: String(ports.api) }),
    spawnTypeScript(['tests/e2e/serve.ts', build, String(ports.app)]),
  ];
  const certificate = throwAwayCertificate();
  const secure = [
    overTls(ports.secureApp, ports.app, certificate),
    overTls(ports.secureApi, ports.api, certificate),
    ...serveStripe(certificate),
  ];
  const stop = () => {
    for (const child of children) child.kill();
    for (const server of secure) server.close();
  };
  try {
    await Promise.all([
      waitUntilAnswers(`${control}/__state`),
      waitUntilAnswers(`http://127.0.0.1:${ports.app}/login`),
    ]);
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}

/** The address in the newest mail of its kind. */
export async function mailedPath(subject: string): Promise<string> {
  const { mails } = (await (await fetch(`${control}/__state`)).json()) as { mails: Mail[] };
  const mail = mails.findLast((one) => one.subject === subject);
  if (!mail) throw new Error(`no mail ${subject}`);
  return mail.path;
}

/** A fresh world on the mock server, with responses of documented fields alone where they are `plain`. */
export async function resetWorld(responses: ResponseProfile): Promise<void> {
  await order('__reset');
  await order('__scenario', { responses });
}

async function order(path: string, body?: object): Promise<void> {
  const { ok } = await fetch(`${control}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!ok) throw new Error(`the mock server refused ${path}`);
}
