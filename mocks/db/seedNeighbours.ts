import { newProfile } from './factories';
import type { ProfileRecord } from './profileRecords';
import type { AccountRecord } from './records';
import { addEducation, addExperience } from './seedCareers';
import { fieldIds, occupationId } from './seedHelpers';
import type { People } from './seedPeople';
import { aged } from './time';
import type { World } from './world';

interface Career {
  person: AccountRecord;
  occupation: string;
  field: [key: string, subject: string];
  title: string;
  months: number;
  job: string;
  company: string;
  since: string;
  disciplines: string[];
  degree: [type: string, grade: string, name: string, institution: string, city: string];
  hue: number;
}

/** A complete profile with one experience and one education. */
function addCareer(world: World, career: Career, fields: Partial<ProfileRecord>): ProfileRecord {
  const { person, disciplines, degree } = career;
  const experience = addExperience(world, person, {
    job_title: career.job,
    company_name: career.company,
    location: person.city,
    start_date: career.since,
    disciplines,
    logo: career.hue,
  });
  const [type, grade, degree_name, institution, city] = degree;
  const education = addEducation(world, person, { type, grade, degree_name, institution, city, disciplines });
  return world.table('profiles').add(
    newProfile(world, person, {
      ...aged(world.now(), 90, 30),
      occupation_id: occupationId(career.occupation),
      ...fieldIds(...career.field),
      title: career.title,
      month_of_experience: career.months,
      picture_id: person.picture_id,
      experience_ids: [experience.id],
      main_experience_id: experience.id,
      education_ids: [education.id],
      main_education_id: education.id,
      ...fields,
    }),
  );
}

/** Miriam has as many profiles as she may: two public ones, and a third that is ready but one too many. */
function seedLimit(world: World, miriam: AccountRecord): ProfileRecord[] {
  const base = {
    person: miriam,
    company: 'Praxis Vogt',
    disciplines: ['Physiotherapie'],
    degree: ['apprenticeship', 'training', 'Staatlich anerkannte Physiotherapeutin', 'Berufsfachschule', 'Freiburg'],
    hue: 160,
  } satisfies Partial<Career>;
  return [
    addCareer(
      world,
      {
        ...base,
        occupation: 'Physiotherapeut',
        field: ['care', 'Physiotherapie'],
        title: 'master',
        months: 168,
        job: 'Praxisinhaberin',
        since: '2012-01-01',
      },
      { public: true, canonical: true },
    ),
    addCareer(
      world,
      {
        ...base,
        occupation: 'Fitnesstrainer',
        field: ['safety', 'Sport und Fitness'],
        title: 'specialist',
        months: 60,
        job: 'Kursleiterin Rückenschule',
        since: '2018-09-01',
      },
      { public: true },
    ),
    addCareer(
      world,
      {
        ...base,
        occupation: 'Trainer Weiterbildung',
        field: ['people', 'Betriebliche Gesundheit'],
        title: 'expert',
        months: 36,
        job: 'Beraterin für Gesundheit im Betrieb',
        since: '2022-02-01',
      },
      {},
    ),
  ];
}

/** The profiles of the experts around Anna, all published; the first of each is canonical. */
export function seedNeighbours(
  world: World,
  people: People,
): Record<'limit' | 'baker' | 'therapist' | 'designer' | 'lawyer' | 'gardener', ProfileRecord> {
  const [limit] = seedLimit(world, people.limit);
  if (!limit) throw new Error('the persona at the limit has no profile');
  const published = { public: true, canonical: true };
  return {
    limit,
    baker: addCareer(
      world,
      {
        person: people.baker,
        occupation: 'Bäcker',
        field: ['goods', 'Backhandwerk'],
        title: 'master',
        months: 264,
        job: 'Bäckermeister in dritter Generation',
        company: 'Bäckerei Keller',
        since: '2003-08-01',
        disciplines: ['Bäckerei'],
        degree: [
          'apprenticeship',
          'master_craftsman',
          'Meister im Bäckerhandwerk',
          'Handwerkskammer für Oberfranken',
          'Bayreuth',
        ],
        hue: 36,
      },
      published,
    ),
    therapist: addCareer(
      world,
      {
        person: people.therapist,
        occupation: 'Psychotherapeut',
        field: ['medicine', 'Psychotherapie'],
        title: 'expert',
        months: 132,
        job: 'Psychotherapeutin in eigener Praxis',
        company: 'Praxis am Rathenauplatz',
        since: '2015-04-01',
        disciplines: ['Klinische Psychologie'],
        degree: ['university', 'magister', 'Promotion in Psychologie', 'Universität zu Köln', 'Köln'],
        hue: 268,
      },
      published,
    ),
    designer: addCareer(
      world,
      {
        person: people.designer,
        occupation: 'Webdesigner',
        field: ['software', 'Benutzerfreundlichkeit'],
        title: 'specialist',
        months: 54,
        job: 'Gestaltung barrierefreier Anwendungen',
        company: 'Studio Klartext',
        since: '2021-06-01',
        disciplines: ['Interaktionsgestaltung', 'Barrierefreiheit'],
        degree: ['university', 'bachelor', 'Bachelor Interfacedesign', 'Fachhochschule Potsdam', 'Potsdam'],
        hue: 196,
      },
      published,
    ),
    lawyer: addCareer(
      world,
      {
        person: people.lawyer,
        occupation: 'Rechtsanwalt',
        field: ['law', 'Arbeitsrecht'],
        title: 'senior_expert',
        months: 240,
        job: 'Fachanwalt für Arbeitsrecht',
        company: 'Baumann Rechtsanwälte',
        since: '2006-01-01',
        disciplines: ['Arbeitsrecht'],
        degree: [
          'university',
          'state_examination',
          'Zweites Staatsexamen',
          'Ludwig-Maximilians-Universität',
          'München',
        ],
        hue: 220,
      },
      published,
    ),
    gardener: addCareer(
      world,
      {
        person: people.gardener,
        occupation: 'Gärtner',
        field: ['nature', 'Gartenbau'],
        title: 'junior',
        months: 22,
        job: 'Gärtnerin für Küstengärten',
        company: 'Grünes Band',
        since: '2024-03-01',
        disciplines: ['Garten- und Landschaftsbau'],
        degree: [
          'apprenticeship',
          'training',
          'Gärtnerin im Garten- und Landschaftsbau',
          'Berufsschule Husum',
          'Husum',
        ],
        hue: 110,
      },
      published,
    ),
  };
}
