import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { oas31 } from 'zod-openapi';
import { allEndpoints, groups } from '@/api/allEndpoints';
import { entityParam, readsWholeAnswer } from '@/api/schema/responses';
import { buildOpenapi, openapiText } from '@/build/openapi';
import { assumedRows } from './assumed';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** A call as method and path, with every parameter written alike. */
const address = (line: string) => line.trim().replace(/\{\w+\}|:\w+/g, '{}');
const addressOf = ({ method, path }: { method: string; path: string }) => address(`${method.toUpperCase()} ${path}`);

/** The rows of requirements.md, section 3: methods and paths, several to a row. */
const assumedCalls = assumedRows().flatMap(({ methods, paths }) =>
  methods.flatMap((method) => paths.map((path) => address(`${method} ${path}`))),
);

describe('the catalogue of calls', () => {
  it('holds the 166 calls of the specification and no other', () => {
    const specified = read('./catalogue.b7.txt').trim().split('\n').map(address);
    const declared = allEndpoints.filter(({ assumed }) => !assumed).map(addressOf);
    expect(specified).toHaveLength(166);
    expect(new Set(specified).size).toBe(166);
    expect(declared.toSorted()).toEqual(specified.toSorted());
  });

  it('marks the assumed calls, and only those', () => {
    const declared = allEndpoints.filter(({ assumed }) => assumed).map(addressOf);
    expect(declared.toSorted()).toEqual(assumedCalls.toSorted());
  });

  it('gives every call an id and an address of its own', () => {
    expect(new Set(allEndpoints.map(({ id }) => id)).size).toBe(allEndpoints.length);
    expect(new Set(allEndpoints.map(addressOf)).size).toBe(allEndpoints.length);
  });

  it('names every id after its group', () => {
    for (const [group, endpoints] of Object.entries(groups)) {
      for (const [name, { id }] of Object.entries(endpoints)) expect(id).toBe(`${group}/${name}`);
    }
  });

  it('sends no bearer where a visitor has none to send', () => {
    const accessOf = (access: string) => allEndpoints.filter((endpoint) => endpoint.access === access).map(addressOf);
    expect(accessOf('external')).toEqual(['POST /external-import']);
    expect(accessOf('none').toSorted()).toEqual(
      [
        'GET /authorize/{}/callback',
        'GET /authorize/{}/redirect',
        'POST /forgot-password',
        'POST /login',
        'POST /register',
        'POST /reset-forgot-password',
        'POST /restore-account',
      ].toSorted(),
    );
    expect(accessOf('public').toSorted()).toEqual(
      [
        'GET /endorsement/invitation/personal/competence-profiles/{}',
        'GET /endorsement/invitation/public/{}',
        'GET /products',
        'GET /users/email/confirm/{}',
        'PATCH /endorsement/invitation/public/{}',
        'POST /endorsement/invitation/personal/{}',
      ].toSorted(),
    );
  });

  it('takes what is read under an id for what was asked for', () => {
    const reads = allEndpoints.filter(({ method, path }) => method === 'get' && /:\w+Id$/.test(path));
    const named = reads.flatMap(({ response }) => entityParam(response) ?? []);
    expect(named.toSorted()).toEqual(['claimId', 'invitationId', 'postId', 'productId', 'profileId']);
  });

  it('sends files as form data, and nothing else', () => {
    const multipart = allEndpoints.filter(({ encoding }) => encoding === 'multipart').map(addressOf);
    const uploads = allEndpoints.map(addressOf).filter((call) => /upload|^POST \/images$/.test(call));
    expect(multipart).toEqual(uploads);
    expect(multipart).not.toEqual([]);
  });

  it('reads and deletes without a body, but for the deletion of the account', () => {
    const withBody = allEndpoints.filter(({ method, body }) => (method === 'get' || method === 'delete') && body);
    expect(withBody.map(addressOf)).toEqual(['DELETE /users/deletion']);
  });
});

describe('docs/openapi.json', () => {
  it('is what the catalogue says (npm run openapi writes it)', () => {
    expect(read('../../docs/openapi.json')).toBe(openapiText(allEndpoints));
  });

  it('is a valid OpenAPI document', async () => {
    const result = await new Validator().validate(
      JSON.parse(read('../../docs/openapi.json')) as Record<string, unknown>,
    );
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('describes every call under its id', () => {
    const { paths = {} } = buildOpenapi(allEndpoints);
    const ids = Object.values(paths).flatMap((item) =>
      (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => item[method]?.operationId ?? []),
    );
    expect(ids.toSorted()).toEqual(allEndpoints.map(({ id }) => id).toSorted());
  });

  it('says strictly what is expected, however much the decoder takes', () => {
    const { components } = buildOpenapi(allEndpoints);
    const propertiesOf = (name: string) =>
      (components?.schemas?.[name] as { properties: Record<string, unknown> } | undefined)?.properties ?? {};
    const claim = propertiesOf('Claim');
    const id = [
      { type: 'string', minLength: 1 },
      { type: 'integer', minimum: 0 },
    ];
    expect(claim['id']).toEqual({ anyOf: id });
    expect(claim['question']).toEqual({ type: ['string', 'null'] });
    expect(claim['upgradable']).toEqual({ type: ['boolean', 'null'] });
    expect(claim['created_at']).toEqual({ type: ['string', 'null'], format: 'date-time' });
    expect(claim['question_changes']).toEqual({ type: ['integer', 'null'], minimum: 0 });
    expect(propertiesOf('Tip')['order']).toEqual({ type: ['integer', 'null'], minimum: 0 });
    expect(propertiesOf('WorkExperience')['start_date']).toEqual({ type: ['string', 'null'], format: 'date' });
  });

  it('documents what every call is refused with, and a success as one', () => {
    const { paths = {} } = buildOpenapi(allEndpoints);
    const { get, delete: remove } = paths['/claims/{claimId}'] ?? {};
    const create = paths['/claims']?.post;
    expect([get, remove, create].map((call) => Object.keys(call?.responses ?? {}))).toEqual([
      ['200', '401', '404', 'default'],
      ['200', '401', '404', 'default'],
      ['200', '401', '422', 'default'],
    ]);
    const calls = Object.values(paths).flatMap(({ get, post, put, patch, delete: remove }) =>
      [get, post, put, patch, remove].flatMap((call) => call ?? []),
    );
    const success = (call: (typeof calls)[number]) => JSON.stringify(call.responses?.['200']).includes('"const":true');
    const others = allEndpoints.filter(({ access, response }) => access === 'external' || readsWholeAnswer(response));
    const unsuccessful = calls.filter((call) => !success(call)).map(({ operationId = '' }) => operationId);
    expect(unsuccessful.toSorted()).toEqual(others.map(({ id }) => id).toSorted());
  });

  it('leads from what a call makes to what reads and deletes it', () => {
    const { paths = {} } = buildOpenapi(allEndpoints);
    const linksOf = (path: string) => {
      const answer = paths[path]?.post?.responses?.['200'];
      const links = (answer && 'links' in answer ? answer.links : {}) as Record<string, oas31.LinkObject>;
      return Object.values(links).map(({ operationId, parameters }) => [operationId, parameters]);
    };
    expect(linksOf('/claims')).toEqual([
      ['claims/getClaim', { claimId: '$response.body#/data/id' }],
      ['claims/deleteClaim', { claimId: '$response.body#/data/id' }],
    ]);
    expect(linksOf('/images').at(-1)).toEqual(['images/deleteImage', { imageId: '$response.body#/data/uuid' }]);
    const linked = Object.keys(paths).flatMap((path) =>
      linksOf(path).flatMap(([id]) => (typeof id === 'string' ? id : [])),
    );
    expect(linked.filter((id) => id.includes('/delete'))).toEqual([
      'claims/deleteClaim',
      'profiles/deleteProfile',
      'experience/deleteExperience',
      'education/deleteEducation',
      'images/deleteImage',
      'posts/deletePost',
      'endorsements/deleteInvitation',
      'products/deleteProduct',
    ]);
  });

  it('describes no entity by an empty schema', () => {
    const { components } = buildOpenapi(allEndpoints);
    const empty = Object.entries(components?.schemas ?? {}).filter(([, schema]) => {
      const { properties, additionalProperties } = schema as Record<string, unknown>;
      return additionalProperties === undefined && Object.keys(properties ?? {}).length === 0;
    });
    expect(empty).toEqual([]);
    expect(Object.keys(components?.schemas ?? {}).length).toBeGreaterThan(45);
  });
});
