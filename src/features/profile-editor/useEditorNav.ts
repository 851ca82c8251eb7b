import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { NavSection } from '@/ui/editor/SectionNav';
import { sectionIds, type ReadinessCheck } from '@/features/publishing';

/** The sections with what is done, open or optional in each. */
export function useEditorNav(profile: CompetenceProfile, checks: readonly ReadinessCheck[]): NavSection[] {
  const { t } = useTranslation('profiles');
  const isOpen = (...rules: ReadinessCheck['rule'][]) => checks.some(({ rule, done }) => !done && rules.includes(rule));
  const stateOf = (open: boolean, filled: boolean) => (open ? 'open' : filled ? 'done' : 'optional');
  return [
    { id: sectionIds.area, label: t('area.title'), state: stateOf(isOpen('competence'), true) },
    { id: sectionIds.title, label: t('title.title'), state: stateOf(false, profile.title !== '') },
    {
      id: sectionIds.experience,
      label: t('experience.title'),
      state: stateOf(isOpen('experience', 'experienceDetails', 'mainExperience'), true),
    },
    {
      id: sectionIds.education,
      label: t('education.title'),
      state: stateOf(isOpen('educationDetails'), profile.educations.length > 0),
    },
    {
      id: sectionIds.connections,
      label: t('connections.title'),
      state: stateOf(false, profile.personal_connections.length > 0),
    },
    { id: sectionIds.stories, label: t('stories.title'), state: stateOf(false, profile.competence_stories.length > 0) },
    { id: sectionIds.contact, label: t('contact.title'), state: stateOf(false, profile.contacts.length > 0) },
  ];
}
