import { lazy } from 'react';

export { addEducation, attachNew } from './addEducation';
export { EducationSection } from './EducationSection';
export { ExperienceSection } from './ExperienceSection';

// It comes when a form shows it, not with the page (performance S2).
export const DisciplineField = lazy(async () => ({ default: (await import('./DisciplineField')).DisciplineField }));
