import { lazy } from 'react';

/* The forms come with the drawer they are in, not with the page (performance S2). */

export const DisciplineField = lazy(async () => ({ default: (await import('./DisciplineField')).DisciplineField }));
export const EducationForm = lazy(async () => ({ default: (await import('./EducationForm')).EducationForm }));
export const ExperienceForm = lazy(async () => ({ default: (await import('./ExperienceForm')).ExperienceForm }));
