export { addEducation, attachNew } from './addEducation';
export { DisciplineField } from './lazyForms';
export { EducationSection } from './EducationSection';
export { ExperienceSection } from './ExperienceSection';
