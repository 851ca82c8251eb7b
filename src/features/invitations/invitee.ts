/** Whom to invite, where the page before knows it (D-81). */
export interface KnownInvitee {
  firstname: string;
  lastname: string;
}

/** The browser keeps router state in its history, where anything may stand. */
export function readInvitee(state: unknown): KnownInvitee {
  const { firstname, lastname } = (state ?? {}) as Partial<Record<keyof KnownInvitee, unknown>>;
  return { firstname: textOf(firstname), lastname: textOf(lastname) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The invitation that the page before asks for, and whether to send a reminder; null for none. */
export function readSoughtInvitation(state: unknown): { id: string; reminds: boolean } | null {
  const { invitationId, step } = (state ?? {}) as { invitationId?: unknown; step?: unknown };
  const id = textOf(invitationId);
  return id === '' ? null : { id, reminds: step === 'remind' };
}
