export { addEducation, attachNew } from './addEducation';
export { careerCalls } from './careerCalls';
export { DisciplineField } from './DisciplineField';
export { EducationSection } from './EducationSection';
export { fetchExperience, selectExperience, selectExperienceRequest } from './experienceSlice';
export { ExperienceSection } from './ExperienceSection';
