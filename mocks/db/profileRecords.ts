import type { Language } from '@/api/schema/languages';

/* Rows of profiles and of what they are connected to. */

interface StoryItem {
  id: number;
  type: string;
  story_question: string;
  image_ids: number[];
  main: boolean;
  order: number;
}

interface ConnectionItem {
  id: number;
  type: string;
  question: string;
  image_id: number | null;
  main: boolean;
}

interface ContactItem {
  id: number;
  [field: string]: unknown;
}

export interface ProfileRecord {
  id: number;
  account_id: number;
  occupation_id: number | string;
  /** Field of work, chosen with the occupation. */
  competence_area_id: number | string | null;
  /** The profile's competence. */
  subject_category_id: number | string | null;
  /** One of the five titles, or ''. */
  title: string;
  month_of_experience: number;
  /** The language that was named when the profile was made; its names are in it where a call names none. */
  language: Language;
  location: string;
  latitude: number | null;
  longitude: number | null;
  public: boolean;
  canonical: boolean;
  picture_id: number | null;
  category_ids: (number | string)[];
  /** Subjects or disciplines. */
  focus_point_ids: (number | string)[];
  /** Further competences, besides the first. */
  competence_ids: (number | string)[];
  max_competences: number;
  experience_ids: number[];
  main_experience_id: number | null;
  education_ids: string[];
  main_education_id: string | null;
  personal_connections: ConnectionItem[];
  competence_stories: StoryItem[];
  contacts: ContactItem[];
  created_at: string;
  updated_at: string;
}

export interface ExperienceRecord {
  id: number;
  account_id: number;
  job_title: string;
  company_name: string;
  location: string;
  start_date: string;
  end_date: string | null;
  description: string;
  quote: string;
  discipline_ids: (number | string)[];
  logo_id: number | null;
  image_ids: number[];
  created_at: string;
}

export interface EducationRecord {
  /** A uuid. */
  id: string;
  account_id: number;
  type: string;
  grade: string;
  degree_name: string;
  institution: string;
  approved_by: string;
  city: string;
  discipline_ids: (number | string)[];
  created_at: string;
}
