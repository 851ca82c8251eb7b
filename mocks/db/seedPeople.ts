import { type PersonaKey, personas } from '../personas';
import { drawPortrait } from './drawings';
import { newAccount } from './factories';
import { addImage } from './images';
import type { AccountRecord } from './records';
import { daysFrom, stamp } from './time';
import type { World } from './world';

/** The people of the seeded world, by the name the rest of the seed calls them. */
export type People = Record<
  | 'new'
  | 'expert'
  | 'limit'
  | 'admin'
  | 'contact'
  | 'client'
  | 'baker'
  | 'therapist'
  | 'designer'
  | 'lawyer'
  | 'gardener',
  AccountRecord
>;

function identity(key: PersonaKey): Details {
  const { email, password, firstname, lastname } = personas[key];
  return { email, password, firstname, lastname };
}

type Details = Partial<Omit<AccountRecord, 'id'>>;

/** Sows one account per persona and the experts around them. */
export function seedPeople(world: World): People {
  const person = (fields: Details, hue: number | null, daysAgo: number): AccountRecord => {
    const created_at = stamp(daysFrom(world.now(), -daysAgo));
    const account = world.table('accounts').add(newAccount(world, { created_at, ...fields }));
    if (hue === null) return account;
    const name = `${account.firstname} ${account.lastname}`;
    account.picture_id = addImage(world, account, drawPortrait(hue), `Porträt ${name}`, {
      alt: `Porträt von ${name}`,
    }).id;
    return account;
  };
  const neighbour = (firstname: string, lastname: string, fields: Details, hue: number, daysAgo: number) => {
    const email = `${firstname}.${lastname}@fachprofil.example`.toLowerCase();
    return person({ firstname, lastname, email, ...fields }, hue, daysAgo);
  };

  const people: People = {
    new: person({ ...identity('new'), gender: 'male' }, null, 0),
    expert: person(
      {
        ...identity('expert'),
        gender: 'female',
        company: 'Bergmann Energieplanung',
        city: 'Leipzig',
        address: 'Karl-Heine-Straße 42',
        zip: '04229',
        phone: '+49 341 5550142',
        academic_title: 'Dr.',
        academic_title_area: 'Ing.',
        linkedin_url: 'https://www.linkedin.com/in/anna-bergmann-energie',
        is_premium: true,
        is_founder: true,
        plan: 'ambassador',
        profile_limit: 5,
        publish_limit: 3,
      },
      318,
      900,
    ),
    limit: person(
      {
        ...identity('limit'),
        gender: 'female',
        company: 'Praxis Vogt',
        city: 'Freiburg im Breisgau',
        address: 'Talstraße 8',
        zip: '79102',
        phone: '+49 761 5550188',
        priority_switches: [-300, -45].map((days) => stamp(daysFrom(world.now(), days))),
      },
      160,
      640,
    ),
    admin: person({ ...identity('admin'), role: 'admin', gender: 'male' }, null, 1200),
    contact: person(
      { ...identity('contact'), gender: 'female', company: 'Stadtwerke Grünau', city: 'Leipzig', zip: '04205' },
      28,
      12,
    ),
    client: person(
      { ...identity('client'), role: 'client', gender: 'male', company: 'Kunze Immobilien', city: 'Hannover' },
      null,
      210,
    ),
    baker: neighbour('Thomas', 'Keller', { gender: 'male', city: 'Bamberg', company: 'Bäckerei Keller' }, 36, 480),
    therapist: neighbour(
      'Selma',
      'Aydin',
      { gender: 'female', city: 'Köln', academic_title: 'Dr.', academic_title_area: 'phil.', plan: 'vendor' },
      268,
      365,
    ),
    designer: neighbour('Lea', 'Hoffmann', { gender: 'other', city: 'Berlin', plan: 'vendor' }, 196, 150),
    lawyer: neighbour('Georg', 'Baumann', { gender: 'male', city: 'München', academic_degree: 'LL.M.' }, 220, 700),
    gardener: neighbour('Birte', 'Petersen', { gender: 'female', city: 'Husum' }, 110, 95),
  };
  neighbour('Rosa', 'Winter', { gender: 'female', city: 'Jena', status: 'deactivated' }, 350, 400);
  const deleted_at = stamp(daysFrom(world.now(), -6));
  neighbour('Uwe', 'Sommer', { gender: 'male', city: 'Kiel', status: 'deleted', deleted_at }, 60, 520);
  return people;
}
