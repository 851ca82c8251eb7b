export { addEducation, attachNew } from './addEducation';
export { DisciplineField } from './DisciplineField';
export { EducationSection } from './EducationSection';
export { ExperienceSection } from './ExperienceSection';
