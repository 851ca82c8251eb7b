/** First and last name of an invited person; '' for an invitation without a name. */
export function inviteeName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`.trim();
}
