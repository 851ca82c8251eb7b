import { drawScene } from './drawings';
import { newProfile } from './factories';
import { addImage } from './images';
import type { ProfileRecord } from './profileRecords';
import type { AccountRecord } from './records';
import { addEducation, addExperience } from './seedCareers';
import { competenceIds, disciplineIds, fieldIds, occupationId } from './seedHelpers';
import { aged } from './time';
import type { World } from './world';

export interface ExpertProfiles {
  main: ProfileRecord;
  second: ProfileRecord;
  third: ProfileRecord;
}

export function seedExpert(world: World, anna: AccountRecord): ExpertProfiles {
  const planning = addExperience(world, anna, {
    job_title: 'Inhaberin und Planerin',
    company_name: 'Bergmann Energieplanung',
    location: 'Leipzig',
    start_date: '2017-03-01',
    description:
      'Planung von Photovoltaik, Speichern und Ladepunkten für Wohnhäuser, Schulen und kleine Betriebe, vom ersten Rundgang bis zur Abnahme.',
    quote: 'Eine gute Anlage merkt man daran, dass niemand über sie spricht.',
    disciplines: ['Energietechnik', 'Elektromobilität'],
    logo: 318,
    scenes: [48, 200],
  });
  const grid = addExperience(world, anna, {
    job_title: 'Ingenieurin Netzplanung',
    company_name: 'Netzwerke Mitteldeutschland',
    location: 'Halle (Saale)',
    start_date: '2010-10-01',
    end_date: '2017-02-01',
    description: 'Netzberechnung und Ausbauplanung für die Mittelspannung, zuletzt mit einem Team von sechs Personen.',
    disciplines: ['Energietechnik', 'Hochspannungstechnik'],
    logo: 220,
  });
  const audits = addExperience(world, anna, {
    job_title: 'Energieauditorin im Nebenberuf',
    company_name: 'Energieagentur Sachsen',
    location: 'Dresden',
    start_date: '2014-05-01',
    end_date: '2020-12-01',
    description: 'Energieaudits in über achtzig Betrieben, mit Berichten, die auch ohne Studium lesbar sind.',
    disciplines: ['Klimaschutz'],
  });
  // Without place and disciplines, so that the third profile has something left to do.
  const teaching = addExperience(world, anna, {
    job_title: 'Lehrbeauftragte',
    company_name: 'Hochschule Merseburg',
    location: '',
    start_date: '2021-10-01',
    disciplines: [],
  });
  const diploma = addEducation(world, anna, {
    type: 'university',
    grade: 'diploma',
    degree_name: 'Diplom-Ingenieurin Elektrotechnik',
    institution: 'Technische Universität Dresden',
    city: 'Dresden',
    disciplines: ['Elektrotechnik'],
  });
  const auditor = addEducation(world, anna, {
    type: 'qualification',
    grade: 'certificate',
    degree_name: 'Energieauditorin nach DIN EN 16247',
    institution: 'TÜV Akademie',
    approved_by: 'Bundesamt für Wirtschaft und Ausfuhrkontrolle',
    city: 'Berlin',
    disciplines: ['Klimaschutz'],
  });
  const scene = (hue: number, name: string) =>
    addImage(world, anna, drawScene(hue), name, { alt: `${name}, als Zeichnung` }).id;

  const main = world.table('profiles').add(
    newProfile(world, anna, {
      ...aged(world.now(), 880, 6),
      occupation_id: occupationId('Elektroingenieur'),
      ...fieldIds('electrical', 'Erneuerbare Energien'),
      title: 'senior_expert',
      month_of_experience: 193,
      public: true,
      canonical: true,
      picture_id: anna.picture_id,
      latitude: 51.3288,
      longitude: 12.3397,
      focus_point_ids: disciplineIds('Lichttechnik'),
      competence_ids: competenceIds(
        'electrical',
        'Photovoltaikanlagen planen',
        'Batteriespeicher auslegen',
        'Ladeinfrastruktur aufbauen',
        'Netzberechnung',
      ),
      experience_ids: [planning.id, grid.id],
      main_experience_id: planning.id,
      education_ids: [diploma.id],
      main_education_id: diploma.id,
      personal_connections: [
        {
          id: world.nextChildId(),
          type: 'passion',
          question: 'Mich begeistert, dass ein Dach, das vorher nur nass wurde, plötzlich ein Haus versorgt.',
          image_id: scene(44, 'Dach im Abendlicht'),
          main: true,
        },
        {
          id: world.nextChildId(),
          type: 'belief',
          question: 'Ich bin überzeugt, dass Technik nur hilft, wenn man sie erklären kann.',
          image_id: null,
          main: false,
        },
      ],
      competence_stories: [
        {
          id: world.nextChildId(),
          type: 'started',
          story_question:
            'Mit zwölf habe ich das Radio meines Großvaters zerlegt. Es hat danach nie wieder gespielt, aber ich wusste, was ich werden will.',
          image_ids: [scene(12, 'Werkstatt')],
          main: true,
          order: 1,
        },
        {
          id: world.nextChildId(),
          type: 'overcome',
          story_question:
            'Als mitten im Winter der Wechselrichter einer Schule ausfiel, haben wir zwei Nächte durchgearbeitet. Der Unterricht fand statt.',
          image_ids: [],
          main: false,
          order: 2,
        },
      ],
      contacts: [
        {
          id: world.nextChildId(),
          phone: '+49 341 5550142',
          email: 'kontakt@bergmann-energieplanung.example',
          website: 'https://bergmann-energieplanung.example',
          address: 'Karl-Heine-Straße 42, 04229 Leipzig',
          fax: '+49 341 5550143',
        },
      ],
    }),
  );
  const second = world.table('profiles').add(
    newProfile(world, anna, {
      ...aged(world.now(), 600, 90),
      occupation_id: occupationId('Energieberater'),
      ...fieldIds('construction', 'Energieeffizientes Bauen'),
      title: 'expert',
      month_of_experience: 79,
      public: true,
      picture_id: anna.picture_id,
      competence_ids: competenceIds('electrical', 'Energieaudits durchführen', 'Gebäudeautomation einrichten'),
      experience_ids: [audits.id],
      main_experience_id: audits.id,
      education_ids: [auditor.id],
    }),
  );
  const third = world.table('profiles').add(
    newProfile(world, anna, {
      ...aged(world.now(), 30, 4),
      occupation_id: occupationId('Dozent'),
      ...fieldIds('education', 'Hochschullehre'),
      month_of_experience: 14,
      experience_ids: [teaching.id],
    }),
  );
  return { main, second, third };
}
