import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { allEndpoints, groups } from '@/api/allEndpoints';
import { buildOpenapi, openapiText } from '@/build/openapi';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** A call as method and path, with every parameter written alike. */
const address = (line: string) => line.trim().replace(/\{\w+\}|:\w+/g, '{}');
const addressOf = ({ method, path }: { method: string; path: string }) => address(`${method.toUpperCase()} ${path}`);

const assumedCalls = [
  'GET /customer-product',
  'POST /customer-product',
  'GET /customer-product/{}',
  'PATCH /customer-product/{}',
  'DELETE /customer-product/{}',
  'PATCH /users/email',
  'GET /users/email/confirm/{}',
  'PATCH /users/password',
  'POST /users/deactivate',
  'GET /occupation-game/{}',
  'POST /occupation-game/{}',
  'POST /checkout',
  'GET /subscription',
];

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

  it('sends files as form data, and nothing else', () => {
    const multipart = allEndpoints.filter(({ encoding }) => encoding === 'multipart').map(addressOf);
    const uploads = allEndpoints.map(addressOf).filter((call) => /upload|^POST \/images$/.test(call));
    expect(multipart).toEqual(uploads);
    expect(multipart).toHaveLength(10);
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
