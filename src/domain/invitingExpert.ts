import { displayName } from './displayName';
import { invitationStatus } from './invitation';

export interface InvitingExpert {
  name: string;
  message: string;
}

/** Of a response that is not decoded yet, for the first paint; null where it is not plainly open, or names nobody. */
export function readInvitingExpert(response: unknown, now: number): InvitingExpert | null {
  const invitation = recordIn(response, 'data');
  const owner = recordIn(invitation, 'owner');
  const { accepted, status, expired_at: last, content } = invitation;
  const facts = { status: text(status), accepted: (accepted ?? 0) !== 0 && accepted !== false, expired_at: text(last) };
  if (invitationStatus(facts, now) !== 'pending') return null;
  const name = displayName({
    firstname: text(owner['firstname']),
    lastname: text(owner['lastname']),
    academic_title: text(owner['academic_title']),
    academic_title_area: text(owner['academic_title_area']),
    academic_degree: text(owner['academic_degree']),
  });
  return name === '' ? null : { name, message: text(content) };
}

function recordIn(value: unknown, key: string): Record<string, unknown> {
  const member = (value as Record<string, unknown> | null | undefined)?.[key];
  return typeof member === 'object' && member !== null ? (member as Record<string, unknown>) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
