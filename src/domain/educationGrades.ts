import type { educationGrades, educationTypes } from '@/api/endpoints/education';

type EducationType = (typeof educationTypes)[number];
type EducationGrade = (typeof educationGrades)[number];

/** The grades to offer (D-28); another value of the server is shown beside them. */
export const gradesByType: Readonly<Record<EducationType, readonly EducationGrade[]>> = {
  university: ['bachelor', 'diploma', 'magister', 'master', 'state_examination', 'other_degree', 'without_degree'],
  apprenticeship: ['specialist', 'master_craftsman', 'training', 'without_degree'],
  qualification: ['certificate', 'other_degree', 'without_degree'],
};

const allGrades = [...new Set(Object.values(gradesByType).flat())];

export function offeredGrades(type: string, present: string): string[] {
  const offered: readonly string[] = isKnownType(type) ? gradesByType[type] : allGrades;
  return present === '' || offered.includes(present) ? [...offered] : [...offered, present];
}

function isKnownType(type: string): type is EducationType {
  return Object.hasOwn(gradesByType, type);
}
