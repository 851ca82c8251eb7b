import type { z } from '@/api/schema/zod';

/** A translated text waiting for its language: key and values, so that shown errors follow a language switch. */
export interface ValidationText {
  key: string;
  values?: Record<string, string | number>;
}

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** The one error map (FRM-01), from issue codes to text keys; custom rules are named in `params.rule`. */
export function validationText(issue: RawIssue): ValidationText {
  const empty = issue.input === undefined || issue.input === null || issue.input === '';
  switch (issue.code) {
    case 'invalid_type':
      return { key: empty ? 'required' : issue.expected === 'int' ? 'integer' : 'invalid' };
    case 'too_small':
      return tooSmall(issue, empty);
    case 'too_big':
      return { key: `max.${sizeOf(issue.origin)}`, values: { count: Number(issue.maximum) } };
    case 'invalid_format':
      return { key: empty ? 'required' : (formats[issue.format] ?? 'invalid') };
    case 'invalid_value':
      return { key: empty ? 'required' : 'invalid' };
    case 'custom': {
      const rule: unknown = issue.params?.['rule'];
      return { key: typeof rule === 'string' ? rule : 'invalid', values: numbers(issue.params) };
    }
    default:
      return { key: empty ? 'required' : 'invalid' };
  }
}

const formats: Record<string, string> = { email: 'email', url: 'url', regex: 'pattern' };

function tooSmall(issue: Extract<RawIssue, { code: 'too_small' }>, empty: boolean): ValidationText {
  const minimum = Number(issue.minimum);
  if (minimum === 1 && (empty || issue.origin === 'array')) return { key: 'required' };
  return { key: `min.${sizeOf(issue.origin)}`, values: { count: minimum } };
}

function sizeOf(origin: string): 'text' | 'list' | 'number' {
  return origin === 'string' ? 'text' : origin === 'array' || origin === 'set' ? 'list' : 'number';
}

function numbers(params: Record<string, unknown> | undefined): Record<string, number> {
  const entries = Object.entries(params ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return Object.fromEntries(entries);
}

/** react-hook-form keeps errors as strings; these two carry a text key through. */
export function packText(text: ValidationText): string {
  return JSON.stringify(text);
}

/** Null where the message is the server's own words. */
export function unpackText(message: string): ValidationText | null {
  if (!message.startsWith('{"key"')) return null;
  try {
    return JSON.parse(message) as ValidationText;
  } catch {
    return null;
  }
}
