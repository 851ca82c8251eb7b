export { addEducation, attachNew } from './addEducation';
export { addExperience, connectNew, makeNewMain } from './addExperience';
export { careerCalls } from './careerCalls';
export { EducationSection } from './EducationSection';
export { fetchExperience, selectExperience, selectExperienceRequest } from './experienceSlice';
export { ExperienceSection } from './ExperienceSection';
export { suggestDiscipline } from './disciplines';
export { DisciplineField, OwnStations } from './wizardFields';
