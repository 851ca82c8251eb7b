import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createDocument, createSchema, type oas31 } from 'zod-openapi';
import { Ack, readsWholeAnswer } from '@/api/schema/responses';
import type { z } from '@/api/schema/zod';
import { allEndpoints, groupTexts } from '@/api/allEndpoints';
import type { Endpoint } from '@/api/endpoint';

/*
 * The contract as an OpenAPI 3.1 document. It says what travels: requests as our schemas put them out, answers as our
 * schemas take them in. Imported by tests and the writer of docs/openapi.json only, never by the app.
 */

type Schema = oas31.SchemaObject | oas31.ReferenceObject;
type Components = Record<string, oas31.SchemaObject>;

const documentOptions = {
  allowEmptySchema: { unknown: true, any: true },
  // The server need not know what the client does with an answer, such as with a missing value.
  override: ({ jsonSchema }: { jsonSchema: { default?: unknown; namedBy?: unknown } }) => {
    delete jsonSchema.default;
    delete jsonSchema.namedBy;
  },
} as const;

/** Named entities go to `components` and are referred to. */
function render(schema: z.ZodMiniType, io: 'input' | 'output', components: Components): Schema {
  const rendered = createSchema(schema, { io, openapiVersion: '3.1.0', opts: documentOptions });
  for (const [name, component] of Object.entries(rendered.components)) {
    if (components[name] && JSON.stringify(components[name]) !== JSON.stringify(component)) {
      throw new Error(`two shapes for the name ${name}`);
    }
    components[name] = component;
  }
  return rendered.schema;
}

/** `/claims/:claimId` as `/claims/{claimId}`. */
function template(path: string): string {
  return path.replace(/:([A-Za-z]+)/g, '{$1}');
}

/** OpenAPI has one path for all names of its parameters: those of the first call of a path count. */
function sharedTemplates(allEndpoints: readonly Endpoint[]): (endpoint: Endpoint) => string {
  const templates = new Map<string, string>();
  const shape = (path: string) => path.replace(/:[A-Za-z]+/g, '{}');
  for (const { path } of allEndpoints) {
    if (!templates.has(shape(path))) templates.set(shape(path), template(path));
  }
  return ({ path }) => templates.get(shape(path)) ?? template(path);
}

function parameters(path: string, endpoint: Endpoint, components: Components): oas31.ParameterObject[] {
  const ownNames = [...template(endpoint.path).matchAll(/\{([A-Za-z]+)\}/g)].map((match) => match[1] ?? '');
  const inPath = [...path.matchAll(/\{([A-Za-z]+)\}/g)].map(([, name = ''], index): oas31.ParameterObject => {
    const ownName = ownNames[index];
    return {
      name,
      in: 'path',
      required: true,
      ...(ownName === name ? {} : { description: `Here: ${ownName}` }),
      schema: { type: 'string', minLength: 1, maxLength: 512 },
    };
  });
  const inQuery = Object.entries(endpoint.query?.shape ?? {}).map(([name, schema]): oas31.ParameterObject => {
    const rendered = render(schema as z.ZodMiniType, 'output', components);
    const isList = 'type' in rendered && rendered.type === 'array';
    return {
      name: isList ? `${name}[]` : name,
      in: 'query',
      required: !(schema as z.ZodMiniType).safeParse(undefined).success,
      schema: rendered,
    };
  });
  return [...inPath, ...inQuery];
}

/** Every answer of ours but the external one comes as `{ success, data, message }`. */
function answer(endpoint: Endpoint, components: Components): oas31.SchemaObject {
  const data = render(endpoint.response, 'input', components) as oas31.SchemaObject;
  if (endpoint.access === 'external') return data;
  // Where the envelope itself is the answer, `success: false` means no and is not a refusal.
  const success = readsWholeAnswer(endpoint.response) ? {} : { const: true };
  return {
    type: 'object',
    properties: { success: { type: 'boolean', ...success }, data, message: { type: ['string', 'null'] } },
    required: ['success', 'data'],
  };
}

/** A bearer or a password may be refused, what an address names may be gone, and what is sent may not be valid. */
function refusalsOf({ access, body, method, path, query }: Endpoint): string[] {
  const isAsked = access === 'user' || access === 'public' || (access === 'none' && method === 'post');
  return [...(isAsked ? ['401'] : []), ...(path.includes(':') ? ['404'] : []), ...(body || query ? ['422'] : [])];
}

/** The calls that read, change and delete what a call makes, where its answer names it; none has another parameter. */
function linksOf(
  { id, response }: Endpoint,
  allEndpoints: readonly Endpoint[],
  pathOf: (endpoint: Endpoint) => string,
): Record<string, oas31.LinkObject> {
  const [, group, item] = /^(\w+)\/(?:create|upload)(\w+)$/.exec(id) ?? [];
  const names = new Set([`${group}/get${item}`, `${group}/update${item}`, `${group}/delete${item}`]);
  const linked = allEndpoints.filter((other) => response !== Ack && names.has(other.id) && other.path.includes(':'));
  return Object.fromEntries(
    linked.map((other) => {
      const [, parameter = ''] = /\{(\w+)\}$/.exec(pathOf(other)) ?? [];
      // The calls of an image name it by its uuid.
      const key = other.path.endsWith('Uuid') ? 'uuid' : 'id';
      return [
        other.id.replace('/', '.'),
        { operationId: other.id, parameters: { [parameter]: `$response.body#/data/${key}` } },
      ];
    }),
  );
}

function operation(
  path: string,
  endpoint: Endpoint,
  components: Components,
  links: Record<string, oas31.LinkObject>,
): oas31.OperationObject {
  const mediaType = endpoint.encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  const given = parameters(path, endpoint, components);
  const bearer = { bearer: [] };
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('/')[0] ?? ''],
    summary: endpoint.summary,
    ...(endpoint.access === 'user' ? {} : { security: endpoint.access === 'public' ? [bearer, {}] : [] }),
    ...(given.length > 0 ? { parameters: given } : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { [mediaType]: { schema: render(endpoint.body, 'output', components) } },
          },
        }
      : {}),
    responses: {
      '200': {
        description: 'Success',
        content: { 'application/json': { schema: answer(endpoint, components) } },
        ...(Object.keys(links).length > 0 ? { links } : {}),
      },
      ...Object.fromEntries(refusalsOf(endpoint).map((status) => [status, { $ref: '#/components/responses/Failure' }])),
      default: { $ref: '#/components/responses/Failure' },
    },
    ...(endpoint.assumed ? { 'x-assumed': true } : {}),
    ...(endpoint.access === 'external' ? { 'x-external': true } : {}),
  };
}

const failure: oas31.ResponseObject = {
  description: 'Refusal or failure; `data` or `errors` may hold texts per field',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          success: { type: 'boolean', const: false },
          message: { type: 'string' },
          data: { type: ['object', 'array', 'null'] },
          errors: { type: ['object', 'array', 'null'] },
        },
      },
    },
  },
};

/** Throws if two schemas claim the same name. */
export function buildOpenapi(allEndpoints: readonly Endpoint[]): oas31.OpenAPIObject {
  const components: Components = {};
  const pathOf = sharedTemplates(allEndpoints);
  const paths: NonNullable<Parameters<typeof createDocument>[0]['paths']> = {};
  for (const endpoint of allEndpoints) {
    const path = pathOf(endpoint);
    paths[path] = {
      ...paths[path],
      [endpoint.method]: operation(path, endpoint, components, linksOf(endpoint, allEndpoints, pathOf)),
    };
  }
  const sorted = Object.entries(components).toSorted(([one], [other]) => one.localeCompare(other));
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Fachprofil',
      version: '1',
      description:
        'The calls the web client makes. Those marked `x-assumed` are described by the specification without a call; ' +
        'the one marked `x-external` goes to another, configured address without the bearer.',
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    tags: Object.entries(groupTexts).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(sorted),
      responses: { Failure: failure },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  });
}

export function openapiText(allEndpoints: readonly Endpoint[]): string {
  return `${JSON.stringify(buildOpenapi(allEndpoints), null, 2)}\n`;
}

// `npm run openapi`; the tests only compare.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../../docs/openapi.json', import.meta.url), openapiText(allEndpoints));
}
