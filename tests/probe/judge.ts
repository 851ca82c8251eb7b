import { decodeAnswer } from '@/api/client/request';
import { ApiFailureError } from '@/api/client/failure';
import type { Endpoint } from '@/api/endpoint';
import { readsWholeAnswer } from '@/api/schema/responses';
import { isRecord } from '@/api/schema/wireTypes';
import type { z } from '@/api/schema/zod';
import { type Deviations, findDeviations } from './deviations';
import { typeName } from './typeName';

export interface Received {
  status: number;
  /** Parsed JSON, or the text of an answer that is none. */
  body: unknown;
}

/** One answer judged: its decoded data, that the function is missing, or where the contract is broken. */
export type Verdict =
  | { kind: 'read'; data: unknown }
  | { kind: 'notOffered' }
  | { kind: 'breaks'; path: string; expected: string; found: string };

const notOfferedStatuses = new Set([404, 405, 501]);

/** Reads an answer as the app does; where that succeeds, notes how it differs from what is documented. */
export async function judge(endpoint: Endpoint, { status, body }: Received, found: Deviations): Promise<Verdict> {
  if (endpoint.assumed && notOfferedStatuses.has(status)) return { kind: 'notOffered' };
  if (status < 200 || status >= 300) {
    return { kind: 'breaks', path: 'status', expected: '200', found: String(status) };
  }
  try {
    const data = await decodeAnswer(endpoint, status, body);
    noteDeviations(endpoint, body, data, found);
    return { kind: 'read', data };
  } catch (error) {
    if (!(error instanceof ApiFailureError)) throw error;
    return { kind: 'breaks', ...firstBreak(endpoint, body) };
  }
}

function noteDeviations(endpoint: Endpoint, body: unknown, data: unknown, found: Deviations): void {
  if (!isRecord(body) || !('data' in body)) found.add('no envelope around the data', 'answer');
  else if (typeof body['success'] !== 'boolean') found.add(`${typeName(body['success'])} in place of true`, 'success');
  if (readsWholeAnswer(endpoint.response)) {
    if (data === null) found.add('neither yes nor no', 'answer');
    return;
  }
  const [payload, path] = payloadOf(body);
  findDeviations(endpoint.response, payload, path, found);
}

function payloadOf(body: unknown): [payload: unknown, path: string] {
  return isRecord(body) && 'data' in body ? [body['data'], 'data'] : [body, 'answer'];
}

function firstBreak(endpoint: Endpoint, body: unknown): { path: string; expected: string; found: string } {
  if (!isRecord(body) && !Array.isArray(body)) return { path: 'answer', expected: 'JSON', found: typeName(body) };
  const [payload, path] = payloadOf(body);
  const issue = endpoint.response.safeParse(payload, { reportInput: true }).error?.issues[0];
  // Data that could be read: the envelope itself says no.
  if (!issue) return { path: 'success', expected: 'true', found: typeName((body as { success?: unknown }).success) };
  const steps = issue.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return { path: `${path}${steps.join('')}`, expected: expectation(issue), found: typeName(issue.input) };
}

const wordOf: Record<string, string> = { string: 'text', array: 'list' };

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return wordOf[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_union') {
    return [...new Set(issue.errors.flatMap((issues) => issues.slice(0, 1).map(expectation)))].join(' or ');
  }
  return issue.code === 'too_small' ? 'text that is not empty' : issue.code;
}
