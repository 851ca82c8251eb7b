import { ContactInput, profiles, type Contact } from '@/api/endpoints/profiles';
import { ruleError } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { profileWrite } from './profilesSlice';

const { phone, email, website, address } = ContactInput.shape;

/** One of the fields has to be filled; the first one shows the error. */
export const ContactValues = z
  .object({
    phone: phone.def.innerType,
    email: email.def.innerType,
    website: website.def.innerType,
    address: address.def.innerType,
  })
  .check(z.refine((contact) => Object.values(contact).some(Boolean), ruleError('contactEmpty', 'phone')));
export type ContactValues = z.output<typeof ContactValues>;

const contacts = { list: 'contacts' } as const;
export const addContact = profileWrite(profiles.addContact, contacts);
export const updateContact = profileWrite(profiles.updateContact, contacts);
/** Sent after the undo time, when its list may be closed: the failure becomes a notice. */
export const deleteContact = profileWrite(profiles.deleteContact, {
  ...contacts,
  failureText: 'profileParts:contact.notDeleted',
});

/** With the delivered fields that we do not know, without those that are and were empty (D-25). */
export function contactBody(values: ContactValues, saved?: Contact): Record<string, unknown> {
  const { id: _, ...before } = saved ?? { id: '' };
  const isSent = ([name, value]: [string, unknown]) => value !== '' || Boolean((before as Contact)[name]);
  return Object.fromEntries(Object.entries({ ...before, ...values }).filter(isSent));
}
