/** First and last name of an invited person; '' for an invitation without a name. */
export function inviteeName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`.trim();
}

/** Name and text context of an invitation, for texts that name the person: one without a name is a general invitation. */
export function inviteeText(person: { firstname: string; lastname: string }) {
  const name = inviteeName(person);
  return name === '' ? { name, context: 'general' as const } : { name };
}
