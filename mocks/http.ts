import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { seedWorld } from './db/seed';
import { createHandlers } from './createHandlers';
import { defaultScenario, type Scenario } from './scenarios';
import { createMockServer, setScenario } from './server';
import { readVariables } from './variables';

/*
 * The mock server over HTTP, for end-to-end tests: `npm run mocks`, with the variables of `variables.ts`. Besides `/api`
 * it answers the pictures and
 *   POST /__reset      a fresh world and the scenario of the start
 *   GET  /__state      world, scenario and mails
 *   GET  /__calls      ids of the calls that came in since the start, whatever was reset
 *   POST /__scenario   sets the given parts of the scenario
 */

const { port, origin, captchaRequired, responses } = readVariables(process.env);
const mocks = createMockServer(freshWorld(), { captchaRequired });
const handlers = createHandlers(mocks);
const startScenario: Scenario = { ...defaultScenario, responses };
setScenario(mocks, startScenario);

function freshWorld() {
  const world = seedWorld();
  world.mediaBase = origin;
  return world;
}

function reset(): void {
  mocks.world = freshWorld();
  mocks.usedCaptchas.clear();
  mocks.mails.length = 0;
  setScenario(mocks, startScenario);
}

async function answer(request: Request, path: string): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (path.startsWith('/media/')) return picture(path.slice('/media/'.length));
  switch (`${request.method} ${path}`) {
    case 'POST /__reset':
      reset();
      return Response.json({ done: true });
    case 'GET /__state':
      return Response.json({ world: mocks.world.snapshot(), scenario: mocks.scenario, mails: mocks.mails });
    case 'GET /__calls':
      return Response.json([...mocks.receivedCalls]);
    case 'POST /__scenario':
      setScenario(mocks, (await request.json()) as Partial<Scenario>);
      return Response.json(mocks.scenario);
    default:
      return (await getResponse(handlers, request)) ?? new Response('Not found', { status: 404 });
  }
}

/** The bytes behind a stored `data:` address. */
async function picture(uuid: string): Promise<Response> {
  const image = mocks.world.table('images').find((row) => row.uuid === uuid);
  if (!image) return new Response('Not found', { status: 404 });
  const { headers, body } = await fetch(image.source);
  return new Response(body, { headers: { 'Content-Type': headers.get('Content-Type') ?? 'image/svg+xml' } });
}

function corsHeaders(request: Request): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': request.headers.get('Origin') ?? '*',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': 'Accept, Accept-Language, Authorization, Content-Type, X-Requested-With',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  const method = incoming.method ?? 'GET';
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers,
    ...(body.length > 0 && method !== 'GET' ? { body } : {}),
  });
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = await toRequest(incoming);
  const response = await answer(request, new URL(request.url).pathname);
  const headers = { ...Object.fromEntries(response.headers), ...corsHeaders(request) };
  outgoing.writeHead(response.status, headers);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

createServer((incoming, outgoing) => {
  respond(incoming, outgoing).catch((error: unknown) => {
    console.error('mock server:', error);
    outgoing.writeHead(500).end();
  });
}).listen(port, '127.0.0.1', () => console.info(`mock server on ${origin}/api/`));
