import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { missingInEducation, missingInExperience } from '@/domain/publishing';
import { href } from '@/routes/href';
import { useNavigate } from '@/routes/navigation';
import { goToSection } from '@/ui/basics/focus';
import type { ReadinessCheck } from './useReadiness';

/** Ids of the sections of a profile's editor, in their order on the page. */
export const sectionIds = {
  area: 'area',
  title: 'title',
  experience: 'experience',
  education: 'education',
  connections: 'connections',
  stories: 'stories',
  contact: 'contact',
} as const;

/** The entry in the drawer; `id` is null for a new one, `field` takes the focus. */
export interface OpenEntry {
  id: string | null;
  field?: string;
  /** It was created in this drawer, whose form stays. */
  isJustCreated?: boolean;
}

type OnOpenEntry = (section: 'experience' | 'education', entry: OpenEntry) => void;

/** Leads to where a check can be fulfilled, down to the empty field; outside of the editor to other pages. */
export function useScrollToCheck(profile: CompetenceProfile, onOpenEntry: OnOpenEntry, onOpenCompetences?: () => void) {
  const navigate = useNavigate();
  return ({ rule, open: [id] }: ReadinessCheck) => {
    const experience = profile.work_experiences.find((entry) => entry.id === id);
    const education = profile.educations.find((entry) => entry.id === id);
    switch (rule) {
      case 'competence':
        return onOpenCompetences
          ? onOpenCompetences()
          : void navigate(href('competenceForm', undefined, { id: profile.id }));
      case 'limit':
        return void navigate(href('pricing'));
      case 'experienceDetails':
        if (!experience) return goToSection(sectionIds.experience);
        return onOpenEntry('experience', {
          id: experience.id,
          field: missingInExperience(experience)[0] ?? 'location',
        });
      case 'educationDetails':
        if (!education) return goToSection(sectionIds.education);
        return onOpenEntry('education', { id: education.id, field: missingInEducation(education)[0] ?? 'city' });
      case 'experience':
      case 'mainExperience':
        return goToSection(sectionIds.experience);
    }
  };
}
