import type { ResponseProfile } from '@mocks/scenarios';
import type { Language } from '../../architecture/texts';

/** What the expert writes and chooses; names of the catalogues as the seeded world has them. */
export interface Story {
  /** What is typed to find the occupation, and the hit that is taken. */
  search: string;
  occupation: string;
  area: string;
  /** The occupation as the new profile is headed: in the form of the person. */
  heading: string;
  /** How lists of profiles to choose from name the new one. */
  profile: string;
  degree: string;
  subject: string;
  /** What is typed to find it, where that is not its name. */
  subjectSearch?: string;
  competences: readonly [search: string, name: string][];
  job: string;
  company: string;
  place: string;
  /** As it is suggested for the subject. */
  jobDiscipline: string;
  topic: string;
  painPoint: string;
  keywords: readonly string[];
  question: string;
  categories: readonly string[];
  headline: string;
  answer: string;
  message: string;
}

const stories: Record<Language, Story> = {
  de: {
    search: 'Energieb',
    occupation: 'Energieberaterin / Energieberater',
    area: 'Elektrotechnik und Energie',
    heading: 'Energieberater',
    profile: 'Energieberater',
    degree: 'Bachelor of Engineering Energietechnik',
    subject: 'Erneuerbare Energien',
    competences: [
      ['Photo', 'Photovoltaikanlagen planen'],
      ['Batter', 'Batteriespeicher auslegen'],
    ],
    job: 'Energieberater für Wohngebäude',
    company: 'Stadtwerke Beispielstadt',
    place: 'Freiburg',
    jobDiscipline: 'Energietechnik',
    topic: 'Speicher für Wohnhäuser',
    painPoint: 'Viele kaufen einen Speicher, der nie voll wird.',
    keywords: ['Batteriespeicher', 'Eigenverbrauch', 'Photovoltaik'],
    question: 'Wie groß soll der Batteriespeicher für ein Einfamilienhaus sein?',
    categories: ['Energie und Elektrotechnik', 'Technik und Produktion'],
    headline: 'So groß wie der Verbrauch einer Nacht.',
    answer:
      'Ein Speicher lohnt sich, wenn er jeden Tag voll und wieder leer wird. Messen Sie Ihren Verbrauch am Abend.',
    message: 'Sie kennen meine Arbeit aus unserem Projekt.',
  },
  en: {
    search: 'Energy c',
    occupation: 'Energy consultant',
    area: 'Electrical engineering and energy',
    heading: 'Energy consultant',
    profile: 'Energy consultant',
    degree: 'Bachelor of Engineering, power engineering',
    subject: 'Renewable energy',
    competences: [
      ['photov', 'Planning photovoltaic systems'],
      ['batter', 'Sizing battery storage'],
    ],
    job: 'Energy consultant for homes',
    company: 'Example Town Utilities',
    place: 'Freiburg',
    jobDiscipline: 'Electrical engineering',
    topic: 'Storage for homes',
    painPoint: 'Many people buy a battery that is never full.',
    keywords: ['battery', 'self-consumption', 'photovoltaics'],
    question: 'How large should the battery of a family home be?',
    categories: ['Energy and electrical engineering', 'Technology and production'],
    headline: 'As large as what a night uses.',
    answer: 'A battery pays off when it is filled and emptied every day. Measure what you use in the evening.',
    message: 'You know my work from our project.',
  },
};

/** Where no fields of work come with an occupation, and no subjects with a category (D-61). */
const plainStories: Record<
  Language,
  Pick<Story, 'area' | 'profile' | 'subject' | 'subjectSearch' | 'jobDiscipline'>
> = {
  de: {
    area: 'Energie und Elektrotechnik',
    profile: 'Energietechnik',
    subject: 'Energietechnik',
    subjectSearch: 'Energiet',
    jobDiscipline: 'Energietechnik',
  },
  en: {
    area: 'Energy and electrical engineering',
    profile: 'Power engineering',
    subject: 'Power engineering',
    subjectSearch: 'Power',
    jobDiscipline: 'Power engineering',
  },
};

export function storyOf(language: Language, responses: ResponseProfile): Story {
  return responses === 'full' ? stories[language] : { ...stories[language], ...plainStories[language] };
}

/** The invited contact. */
export const invitee = {
  firstname: 'Miriam',
  lastname: 'Sommer',
  email: 'miriam.sommer@kontakt.example',
  password: 'Sonnen-Dach-7',
} as const;
