import { Invitation } from '@/api/endpoints/endorsements';
import type { GraphProfile } from '@/domain/humanGraph';

/* What a graph is made of, in tests. */

export const profile = (id: string, facts: Partial<GraphProfile> = {}): GraphProfile => ({
  id,
  name: `Profile ${id}`,
  language: 'en',
  occupation: { name: `Occupation ${id}` },
  competence: null,
  competences: [],
  confirmations: null,
  ...facts,
});

interface Answer {
  id: string;
  name?: string;
  profiles?: string[];
  accepted?: boolean;
  /** Competences by the occupation above them; those with a minus were taken back. */
  about?: Record<string, string[]>;
}

export const invitation = ({ id, name = '', profiles = ['1'], accepted = true, about = {} }: Answer) =>
  Invitation.parse({
    id,
    firstname: name,
    accepted,
    competence_profiles: profiles.map((one) => ({ id: one, occupation: { id: one, name: `Occupation ${one}` } })),
    endorsements: Object.entries(about).map(([occupation, names]) => ({
      id: occupation,
      name: occupation,
      children: names.map((child) => ({
        id: child,
        type: 'competence',
        name: child.replace('-', ''),
        verified: !child.startsWith('-'),
      })),
    })),
  });
