import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { NavSection } from '@/ui/editor/SectionNav';
import { sectionIds, type ReadinessCheck } from '@/features/publishing';

export function useEditorNav(profile: CompetenceProfile, checks: readonly ReadinessCheck[]): NavSection[] {
  const { t } = useTranslation('profiles');
  const isOpen = (...rules: ReadinessCheck['rule'][]) => checks.some(({ rule, done }) => !done && rules.includes(rule));
  // [section, whether publishing still needs something of it, whether it is filled in]
  const sections = [
    ['area', isOpen('competence'), true],
    ['experience', isOpen('experience', 'experienceDetails', 'mainExperience'), true],
    ['education', isOpen('educationDetails'), profile.educations.length > 0],
    ['connections', false, profile.personal_connections.length > 0],
    ['stories', false, profile.competence_stories.length > 0],
    ['contact', false, profile.contacts.length > 0],
  ] as const;
  return sections.map(([section, open, filled]) => ({
    id: sectionIds[section],
    label: t(`${section}.title`),
    state: open ? 'open' : filled ? 'done' : 'optional',
  }));
}
