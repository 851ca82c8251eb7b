/** As much of a profile, or of a reference to one, as its name is made of. */
interface Nameable {
  occupation: { name: string } | null;
  competence: { name: string } | null;
  name?: string;
}

/** Name of a competence profile wherever it is referred to: occupation and competence, else its delivered name, else ''. */
export function profileName(profile: Nameable | null): string {
  const known = [profile?.occupation?.name, profile?.competence?.name].filter(Boolean).join(' · ');
  return known || (profile?.name ?? '');
}

/** Names of several profiles, each once. */
export function profileNames(profiles: readonly Nameable[]): string {
  return [...new Set(profiles.map(profileName))].filter(Boolean).join(', ');
}
