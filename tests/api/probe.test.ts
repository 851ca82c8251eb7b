import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createHandlers } from '@mocks/createHandlers';
import { seedWorld } from '@mocks/db/seed';
import { personaPassword, personas } from '@mocks/personas';
import { createMockServer, setScenario } from '@mocks/server';
import type { Scenario } from '@mocks/scenarios';
import { claims } from '@/api/endpoints/claims';
import { experience } from '@/api/endpoints/experience';
import { posts } from '@/api/endpoints/posts';
import { users } from '@/api/endpoints/users';
import type { Endpoint } from '@/api/endpoint';
import { Deviations } from '../probe/deviations';
import { judge } from '../probe/judge';
import { groups, reads, type Group } from '../probe/plan';
import { formatReport } from '../probe/report';
import { reachServer, runProbe, type Result } from '../probe/runProbe';
import { accountOf, writer } from '../probe/write';

/** Ways in which the mock server answers, each with the scenario that chooses it. */
const profiles: readonly (readonly [name: string, scenario: Partial<Scenario>, namesAddresses: boolean])[] = [
  ['full', {}, true],
  ['plain', { responses: 'plain' }, false],
];

const host = 'http://probe.test';

/** A mock server that answers in this process, and what went through it. */
async function startServer(scenario: Partial<Scenario>) {
  const server = createMockServer(seedWorld(), { captchaRequired: false });
  setScenario(server, scenario);
  const handlers = createHandlers(server);
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    const response = (await getResponse(handlers, request)) ?? new Response('', { status: 404 });
    bodies.push(await response.clone().json());
    return response;
  };
  const { email } = personas.expert;
  const body = JSON.stringify({ email, password: personaPassword, persistent: false, captcha_response: '' });
  const headers = { 'Content-Type': 'application/json' };
  const login = await fetch(new Request(`${host}/api/login`, { method: 'POST', headers, body }));
  const { data } = (await login.json()) as { data: { access_token: string } };
  requests.length = 0;
  return { fetch, token: data.access_token, requests, bodies };
}

type Server = Awaited<ReturnType<typeof startServer>>;

const probe = ({ fetch, token }: Pick<Server, 'fetch' | 'token'>, include: Group[] = []): Promise<Result[]> =>
  runProbe({ host, token, language: 'de', include: new Set(include), environment: {}, fetch });

const idsWith = (results: readonly Result[], outcome: Result['outcome']) =>
  results.filter((result) => result.outcome === outcome).map(({ endpoint }) => endpoint.id);

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(profiles)('the probe of a server that answers in the way "%s"', (_, scenario, namesAddresses) => {
  it('finds no break and sees every read that it may make', async () => {
    const server = await startServer(scenario);
    const results = await probe(server);
    expect(
      results.filter(({ outcome }) => outcome === 'breaks').map(({ endpoint, details }) => [endpoint.id, details]),
    ).toEqual([]);
    expect(idsWith(results, 'not checked').toSorted()).toEqual(Object.values(groups).flat().toSorted());
    expect(results).toHaveLength(reads.length);
  });

  it('makes the other calls only where they are included, and never changes anything', async () => {
    const server = await startServer(scenario);
    const groupCalls = /authorize|confirm|activities|suggestion|preview|public|check-token/;
    await probe(server);
    expect(server.requests.filter((request) => groupCalls.test(request))).toEqual([]);
    const results = await probe(server, ['preview', 'suggestions', 'tokens', 'social']);
    expect(server.requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
    expect(idsWith(results, 'breaks')).toEqual([]);
    // No list holds the tokens of these.
    expect(idsWith(results, 'not checked').toSorted()).toEqual([
      'authentication/finishProviderSignIn',
      'networkImport/importPosts',
      'users/checkDeletionToken',
      'users/confirmEmail',
    ]);
  });

  it('prints names, types and statuses, never a token or a value of an answer', async () => {
    const server = await startServer(scenario);
    const output = formatReport(await probe(server, ['preview', 'suggestions', 'tokens', 'social']));
    expect(output).not.toContain(server.token);
    const { firstname, lastname, email } = personas.expert;
    const values = [...new Set(server.bodies.flatMap(textsIn))].filter(
      (text) => text.length > 4 && /[\s@:\d]/.test(text),
    );
    expect(values.length).toBeGreaterThan(200);
    expect([firstname, lastname, email, ...values].filter((text) => output.includes(text))).toEqual([]);
  });

  it('says which assumed calls and decisions are confirmed', async () => {
    const output = formatReport(await probe(await startServer(scenario)));
    expect(output).toMatch(/^confirmed +GET \/customer-product$/m);
    expect(output).toMatch(/^not seen +POST \/checkout \(changes data\)$/m);
    expect(output).toMatch(/^confirmed +D-11 /m);
    expect(output).toMatch(namesAddresses ? /^confirmed +D-60 /m : /^not confirmed +D-60 /m);
  });
});

describe('the probe', () => {
  /** A server whose answer to one address is another one. */
  async function serverWith(path: string, answer: (body: unknown) => Response): Promise<Server> {
    const server = await startServer({});
    const fetch = async (request: Request) => {
      const response = await server.fetch(request);
      return new URL(request.url).pathname === `/api${path}` ? answer(await response.json()) : response;
    };
    return { ...server, fetch };
  }
  const resultOf = (results: Result[], endpoint: Endpoint) => results.find((result) => result.endpoint === endpoint);

  it('says that an assumed call is not offered, and leaves out what its ids were for', async () => {
    const server = await serverWith('/customer-product', () => Response.json({ message: 'no' }, { status: 404 }));
    const output = formatReport(await probe(server));
    expect(output).toMatch(/^not offered +products\/listProducts/m);
    expect(output).toMatch(
      /^not checked +products\/getProduct.*\n +needs an id of products\/listProducts: not offered/m,
    );
  });

  it('names the place where an answer breaks the contract', async () => {
    const server = await serverWith('/claims/plain', () =>
      Response.json({ success: true, data: [{ id: 1 }, { id: null, question: 'Warum?' }], message: null }),
    );
    expect(resultOf(await probe(server), claims.listClaims)).toMatchObject({
      outcome: 'breaks',
      details: ['data[1].id, expected text or number, found null'],
    });
  });

  it('asks for no id that would lead to another address', async () => {
    const server = await serverWith('/claims/plain', () =>
      Response.json({ success: true, data: [{ id: '../login' }] }),
    );
    expect(resultOf(await probe(server), claims.getClaim)).toMatchObject({
      outcome: 'not checked',
      details: ['no id can stand in an address'],
    });
  });

  it('takes a refusal, a page, a redirect and a lost connection for breaks', async () => {
    const answers: [Response | Error, string][] = [
      [Response.json({ success: true, data: [] }, { status: 500 }), 'status, expected 200, found 500'],
      [Response.json({ success: false, message: 'Geheim', data: [] }), 'success, expected true, found boolean'],
      [new Response('<!doctype html>'), 'answer, expected JSON, found text'],
      [
        new Response(null, { status: 302, headers: { Location: 'https://other.test' } }),
        'status, expected 200, found 302',
      ],
      [new TypeError('fetch failed for https://geheim.test'), 'no connection'],
      [new DOMException('late', 'TimeoutError'), 'no answer in time'],
    ];
    for (const [answer, detail] of answers) {
      const server = await serverWith('/my-images', () => {
        if (answer instanceof Response) return answer;
        throw answer;
      });
      const images = (await probe(server)).find(({ endpoint }) => endpoint.id === 'images/listImages');
      expect(images).toMatchObject({ outcome: 'breaks', details: [detail] });
    }
  });
});

describe('a deviation that the app tolerates', () => {
  async function deviations(endpoint: Endpoint, body: unknown): Promise<string[]> {
    const found = new Deviations();
    const verdict = await judge(endpoint, { status: 200, body }, found);
    expect(verdict.kind).toBe('read');
    return found.describe();
  }
  const answer = (data: unknown) => ({ success: true, data, message: null });
  const claim = {
    id: 1,
    question: 'Warum?',
    topic: 'Zwei Worte',
    status: 'draft',
    public_url: 'https://questions.example/warum',
    competence_profile_id: 2,
    competence_profile: null,
    upgradable: false,
    created_at: '2026-05-01',
    updated_at: '2026-05-01',
  };
  const ofClaims = (change: Record<string, unknown>) =>
    deviations(claims.listClaims, answer([{ ...claim, ...change }]));

  it('is not found in an answer as it is documented', async () => {
    expect(await ofClaims({})).toEqual([]);
    expect(await ofClaims({ id: 'a-uuid', competence_profile_id: null })).toEqual([]);
  });

  it('is a value of another type', async () => {
    expect(await ofClaims({ topic: 2026 })).toEqual(['number in place of text: ClaimListItem.topic']);
    expect(await ofClaims({ topic: null, status: null })).toEqual([
      'null in place of text: ClaimListItem.topic, ClaimListItem.status',
    ]);
    expect(await ofClaims({ upgradable: 1 })).toEqual(['number in place of boolean: ClaimListItem.upgradable']);
    expect(await ofClaims({ topic: undefined })).toEqual(['not delivered: ClaimListItem.topic']);
  });

  it('is a field under another name, or one that the contract does not know', async () => {
    const { upgradable, ...rest } = claim;
    expect(await deviations(claims.listClaims, answer([{ ...rest, is_upgradable: upgradable || true }]))).toEqual([
      'named is_upgradable: ClaimListItem.upgradable',
    ]);
    const items = [
      { ...claim, competence_profile: { id: 2, is_public: true, profile_picture: null } },
      { ...claim, competence_profile: { id: 3, is_public: null, profile_picture: null } },
    ];
    const found = await deviations(claims.listClaims, answer(items));
    expect(found.filter((text) => text.startsWith('named'))).toEqual(['named is_public: ProfileRef.public']);
    expect(await ofClaims({ novelty: 'x', 'anna@example.org': 1 })).toEqual([
      'not in the contract: ClaimListItem.novelty, ClaimListItem.(another key)',
    ]);
  });

  it('is a list of another form, and a missing envelope', async () => {
    const form = 'object with keys in place of a list: data';
    expect(await deviations(claims.listClaims, answer({ first: claim }))).toEqual([form]);
    expect(await deviations(claims.listClaims, answer({ data: [claim], total: 1 }))).toEqual([
      'a page around the list: data',
    ]);
    expect(await deviations(claims.listClaims, [claim])).toEqual(['no envelope around the data: answer']);
    expect(await deviations(claims.listClaims, { ...answer([claim]), success: 1 })).toEqual([
      'number in place of true: success',
    ]);
    expect(await deviations(users.validateExpert, answer({}))).toEqual([]);
    expect(await deviations(users.validateExpert, { data: {} })).toContain('neither yes nor no: answer');
  });

  it('is an entity that came in another form or cannot be read', async () => {
    const named = await ofClaims({ competence_profile: { id: 2, is_public: true, occupation: 'Ingenieurin' } });
    expect(named).toContain('named is_public: ProfileRef.public');
    expect(named).toContain('text in place of an object: ProfileRef.occupation');
    expect(await ofClaims({ competence_profile: { title: 'expert' } })).toEqual([
      'cannot be read and is left out: ClaimListItem.competence_profile',
    ]);
  });

  it('is looked for in nested lists too', async () => {
    const found = await deviations(
      experience.listExperience,
      answer([{ id: 1, disciplines: [{ id: 1, title: 'Solar' }] }]),
    );
    expect(found).toContain('named title: Discipline.name');
    const types = { illegal: { value: 'illegal', label: 'Illegal' } };
    expect(await deviations(posts.listReportTypes, answer(types))).toEqual([
      'object with keys in place of a list: data',
    ]);
  });
});

describe('the first line of the probe', () => {
  const reach = (fetch: (request: Request) => Promise<Response>, token = 'a-token') =>
    reachServer({ host, token, fetch });

  it('says that the host answers and has accepted the token, after one read', async () => {
    const { fetch, token, requests } = await startServer({});
    const words = 'The host answers and has accepted the token.';
    expect(await reach(fetch, token)).toEqual({ isReady: true, words });
    expect(requests).toEqual(['GET /api/claims/plain']);
  });

  it('says that the token is refused', async () => {
    const { fetch } = await startServer({});
    const words = 'The host answers and refuses the token (401).';
    expect(await reach(fetch)).toEqual({ isReady: false, words });
  });

  it('says that the host does not answer', async () => {
    const refuse = () => Promise.reject(new TypeError('fetch failed'));
    expect(await reach(refuse)).toEqual({ isReady: false, words: 'The host does not answer: no connection.' });
  });

  it.each([
    [200, '<!doctype html>', 'something else than JSON'],
    [404, '{"message":"Not found"}', 'no list'],
    [500, '<!doctype html>', 'something else than JSON'],
  ])('says what came with %i in place of a list', async (status, body, what) => {
    const { isReady, words } = await reach(() => Promise.resolve(new Response(body, { status })));
    expect([isReady, words]).toEqual([
      false,
      `The host answers, with ${what} (${status}): is it the address before /api?`,
    ]);
  });
});

describe('writing on a throw-away account', () => {
  const optionsOf = ({ fetch, token }: Pick<Server, 'fetch' | 'token'>) =>
    ({ host, token, language: 'de', include: new Set<Group>(), environment: {}, fetch }) as const;

  it.each(profiles)('creates, reads, changes and deletes what is its own alone (%s)', async (_, scenario) => {
    const server = await startServer(scenario);
    const { results, findings, made } = await writer(optionsOf(server)).run();
    expect(idsWith(results, 'breaks')).toEqual([]);
    expect(made.map(({ kind }) => kind)).toEqual([
      'invitation',
      'post',
      'claim',
      'profile',
      'offer',
      'education',
      'work experience',
      'image',
    ]);
    expect(made.filter(({ isGone }) => !isGone)).toEqual([]);
    expect(findings.filter(({ isTrue }) => isTrue === false)).toEqual([]);
    // Nothing that costs, is limited in number, becomes public or sends a mail.
    const never =
      /checkout|vouchers|deletion|deactivate|email|password|\/question|\/competence-profile$|publish|upgrade/;
    expect(server.requests.filter((request) => !request.startsWith('GET ') && never.test(request))).toEqual([]);
  });

  it('deletes what it has made where it is stopped on its way', async () => {
    const server = await startServer({});
    let sent = 0;
    const stopping = writer(
      optionsOf({
        ...server,
        fetch: (request) => {
          sent += 1;
          if (sent === 30) stopping.stop();
          return server.fetch(request);
        },
      }),
    );
    const { made } = await stopping.run();
    expect(made.length).toBeGreaterThan(2);
    expect(made.length).toBeLessThan(8);
    expect(made.filter(({ isGone }) => !isGone)).toEqual([]);
  });

  it('knows the account by its e-mail', async () => {
    expect(await accountOf(optionsOf(await startServer({})))).toBe(personas.expert.email);
  });
});
