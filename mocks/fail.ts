/** Thrown by a handler to answer a failure: status, message and, per field, what is wrong with it. */
export class MockFailure extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;

  constructor(status: number, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = 'MockFailure';
    this.status = status;
    this.fields = fields;
  }
}

/** A failure to be thrown, as in `throw fail(403, 'This action is unauthorized.')`. */
export function fail(status: number, message: string, fields?: Record<string, string>): MockFailure {
  return new MockFailure(status, message, fields);
}

/** 422 for one field; the field's text is the message too. */
export function failField(field: string, text: string): MockFailure {
  return fail(422, text, { [field]: text });
}

/** The server's own words for entities that are not there or belong to somebody else. */
export const notFound = () => fail(404, 'Entity with provided id is not found!');
export const forbidden = () => fail(403, 'This action is unauthorized.');
