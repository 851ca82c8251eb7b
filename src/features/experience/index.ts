export { ExperienceSection } from './ExperienceSection';
