export { addEducation, attachNew } from './addEducation';
export { addExperience, connectNew, makeNewMain } from './addExperience';
export { careerCalls } from './careerCalls';
export { DisciplineField } from './DisciplineField';
export { EducationSection } from './EducationSection';
export { fetchExperience, selectExperience, selectExperienceRequest } from './experienceSlice';
export { ExperienceSection } from './ExperienceSection';
export { OwnStations } from './OwnStations';
export { suggestDiscipline } from './disciplines';
