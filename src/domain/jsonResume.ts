import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { UserDetails } from '@/api/endpoints/users';
import type { Named } from '@/api/schema/entities';
import { displayName } from './displayName';
import { occupationName } from './occupationName';
import { webAddress } from './webAddress';

/* A profile as JSON Resume (jsonresume.org), for other programs. What the format has no place for is left out. */

type Value = string | object | readonly unknown[] | null | undefined;

/** The format has no empty dates, addresses or e-mails. */
function filled<T extends Record<string, Value>>(item: T) {
  const isFilled = (value: Value) => value !== '' && value !== null && value !== undefined;
  const isContent = (value: Value) => typeof value !== 'object' || Object.keys(value ?? {}).length > 0;
  return Object.fromEntries(Object.entries(item).filter(([, value]) => isFilled(value) && isContent(value)));
}

/** `YYYY-MM`, or nothing where a server delivers something else. */
const isoMonth = (day: string) => /^[12]\d{3}-[01]\d/.exec(day)?.[0];
const uriOf = (text: string | undefined) => webAddress(text ?? '')?.href;
const emailOf = (text: string | undefined) =>
  /^[\w.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/.test(text ?? '') ? text : undefined;
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name).filter(Boolean);

type Expert = Pick<UserDetails, 'firstname' | 'lastname' | 'gender'> & Partial<UserDetails>;

export function jsonResume(profile: CompetenceProfile, competences: readonly Named[], expert: Expert | null) {
  const { contacts, occupation, work_experiences, educations, profile_picture } = profile;
  const contactBy = (field: 'email' | 'phone' | 'website') => contacts.map((contact) => contact[field]).find(Boolean);
  const isPublic = profile.public && profile.public_url !== '';
  return filled({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: filled({
      name: expert ? displayName(expert) : '',
      label: occupationName(occupation?.name ?? '', expert?.gender),
      image: uriOf(profile_picture?.url),
      email: emailOf(contactBy('email')),
      phone: contactBy('phone'),
      url: isPublic ? uriOf(profile.public_url) : uriOf(contactBy('website')),
      location: filled({ city: profile.location }),
    }),
    work: work_experiences.map((entry) =>
      filled({
        name: entry.company_name,
        position: entry.job_title,
        location: entry.location,
        startDate: isoMonth(entry.start_date),
        endDate: isoMonth(entry.end_date),
        summary: entry.description,
      }),
    ),
    education: educations.map((entry) =>
      filled({
        institution: entry.institution,
        studyType: entry.degree_name,
        area: namesOf(entry.disciplines).join(', '),
        location: entry.city,
      }),
    ),
    skills: namesOf([...(profile.competence ? [profile.competence] : []), ...competences]).map((name) => ({ name })),
  });
}
