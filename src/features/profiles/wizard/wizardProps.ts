import type { ReactNode } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { education } from '@/api/endpoints/education';
import type { experience } from '@/api/endpoints/experience';
import type { UserDetails } from '@/api/endpoints/users';
import type { EndpointArgs } from '@/api/endpoint';
import type { Language } from '@/api/schema/languages';
import type { AddResult } from '@/domain/careerEntry';
import type { AppThunk } from '@/store/rootReducer';
import type { SearchOption } from '@/ui/form/useSearch';

/** A field of the wizard's form that searches among the disciplines. */
export interface DisciplineFieldProps {
  name: string;
  /** The form holds one discipline or null instead of a list. */
  single?: boolean;
  label?: string;
  locale: Language;
}

/** Props that the page passes to the wizard. */
export interface NewProfileWizardProps {
  expert: UserDetails | null;
  /** The profile with which an interrupted wizard goes on; '' for a new one. */
  profileId: string;
  /** The first work experience, saved and connected by its own feature. */
  experience: {
    add: (profileId: string, body: EndpointArgs<typeof experience.createExperience>['body']) => Promise<AddResult>;
    connect: (profileId: string, experienceId: string) => Promise<ApiFailure | null>;
    makeMain: (profileId: string, experienceId: string) => Promise<ApiFailure | null>;
  };
  /** The first education, likewise. */
  education: {
    add: (profileId: string, body: EndpointArgs<typeof education.createEducation>['body']) => Promise<AddResult>;
    attach: (profileId: string, educationId: string) => Promise<ApiFailure | null>;
  };
  /** The discipline that the catalogue has for some names, the most exact one first. */
  suggestDiscipline: (names: readonly string[], locale: Language) => AppThunk<Promise<SearchOption | null>>;
  /** Offers the stations that there are already. */
  renderOwnStations: (onChoose: (station: { id: string; name: string }) => void) => ReactNode;
  renderDisciplineField: (props: DisciplineFieldProps) => ReactNode;
  /** What concerns the page as a whole, above the first question. */
  notice?: ReactNode;
  /** Another way to begin than by typing. */
  importLink?: ReactNode;
  /** Where the wizard leads when it is done or left; by default to the profile. */
  doneHref?: string | undefined;
}
