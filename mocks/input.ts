import type { z } from '@/api/schema/zod';
import { limits } from '@/api/schema/fields';
import type { Endpoint } from '@/api/endpoint';
import { fail } from './fail';
import { wireSchema } from './wireSchema';

/** Reads the query by the endpoint's schema; `name[]` collects a list. Everything arrives as text. */
export function readQuery(endpoint: Endpoint, url: URL): unknown {
  if (!endpoint.query) return undefined;
  const values: Record<string, string | string[]> = {};
  for (const [key, value] of url.searchParams) {
    const name = key.replace(/\[\d*\]$/, '');
    if (name === key) values[name] = value;
    else values[name] = [...[values[name] ?? []].flat(), value];
  }
  return parse(endpoint.query, values);
}

/** Reads the body by the endpoint's schema: JSON, or the fields of a form where the endpoint says so. */
export async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body) return undefined;
  const body = endpoint.encoding === 'multipart' ? await readForm(request) : await readJson(request);
  if (endpoint.encoding === 'multipart') checkSizes(body as Record<string, unknown>);
  return parse(endpoint.body, body);
}

async function readForm(request: Request): Promise<unknown> {
  try {
    const form = await request.formData();
    const fields = [...form].map(async ([name, value]) => [name, await fieldValue(value)] as const);
    return Object.fromEntries(await Promise.all(fields));
  } catch {
    throw fail(422, 'The given data was invalid.', { image: 'Bitte wählen Sie eine Datei.' });
  }
}

/** 413 for a file over the limit, as the server answers before it reads anything else. */
function checkSizes(fields: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (!(value instanceof File) || value.size <= limits.imageBytes) continue;
    throw fail(413, 'image too big (over 10MB)', { [name]: 'image too big (over 10MB)' });
  }
}

/** A simulated browser has a File of its own, which the schema asks for; the request brings the platform's. */
async function fieldValue(value: FormDataEntryValue): Promise<FormDataEntryValue> {
  if (typeof value === 'string' || value instanceof File) return value;
  const { name, type } = value as File;
  return new File([await (value as File).arrayBuffer()], name, { type });
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw fail(400, 'The body is no JSON.');
  }
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const result = wireSchema(schema).safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= fieldText(issue);
  throw fail(422, 'The given data was invalid.', fields);
}

function fieldText(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' || issue.code === 'invalid_type') return 'Dieses Feld muss ausgefüllt werden.';
  return 'Dieses Feld ist ungültig.';
}
