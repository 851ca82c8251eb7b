export { addEducation, attachNew } from './addEducation';
export { DisciplineField } from './DisciplineField';
export { EducationSection } from './EducationSection';
export { fetchExperience, selectExperience, selectExperienceRequest } from './experienceSlice';
export { ExperienceSection } from './ExperienceSection';
