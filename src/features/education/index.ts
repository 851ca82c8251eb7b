export { addEducation, attachNew } from './addEducation';
export { EducationSection } from './EducationSection';
