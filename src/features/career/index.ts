export { addEducation, attachNew } from './addEducation';
export { addExperience, connectNew, makeNewMain } from './addExperience';
export { DisciplineField } from './DisciplineField';
export { EducationSection } from './EducationSection';
export { ExperienceSection } from './ExperienceSection';
export { suggestDiscipline } from './disciplines';
