/** People of the seeded world who can sign in. */
export const personaKeys = ['new', 'expert', 'limit', 'admin', 'contact', 'client'] as const;
export type PersonaKey = (typeof personaKeys)[number];

export const personaPassword = 'Fachprofil-1';

export interface Persona {
  key: PersonaKey;
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  /** Key of the text that says what the persona is good for. */
  description: `mocks.personas.${PersonaKey}`;
}

function persona(key: PersonaKey, firstname: string, lastname: string): Persona {
  return {
    key,
    firstname,
    lastname,
    email: `${key}@fachprofil.example`,
    password: personaPassword,
    description: `mocks.personas.${key}`,
  };
}

export const personas: Readonly<Record<PersonaKey, Persona>> = {
  /** Just registered: no profile, no image, nothing. */
  new: persona('new', 'Jonas', 'Neumann'),
  /** Published and paused profiles, claims in all states, invitations, posts. */
  expert: persona('expert', 'Anna', 'Bergmann'),
  /** As many profiles as allowed, and as many of them public. */
  limit: persona('limit', 'Miriam', 'Vogt'),
  admin: persona('admin', 'Ralf', 'Adler'),
  /** Invited to verify Anna; has no profile. */
  contact: persona('contact', 'Petra', 'Lindner'),
  client: persona('client', 'Klaus', 'Kunze'),
};
