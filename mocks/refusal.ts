/** Thrown by a handler to answer a failure: status, message and, per field, what is wrong with it. */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;

  constructor(status: number, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.fields = fields;
  }
}

/** Ends the handler with a failure, as in `throw refuse(403, 'This action is unauthorized.')`. */
export function refuse(status: number, message: string, fields?: Record<string, string>): Refusal {
  return new Refusal(status, message, fields);
}

/** 422 for one field; the field's text is the message too. */
export function refuseField(field: string, text: string): Refusal {
  return refuse(422, text, { [field]: text });
}

/** The server's own words for entities that are not there or belong to somebody else. */
export const notFound = () => refuse(404, 'Entity with provided id is not found!');
export const forbidden = () => refuse(403, 'This action is unauthorized.');
