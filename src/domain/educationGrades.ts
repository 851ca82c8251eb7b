import type { educationGrades, educationTypes } from '@/api/endpoints/education';

type EducationType = (typeof educationTypes)[number];
type EducationGrade = (typeof educationGrades)[number];

/** Which grades are offered for which type (D-28); a server's other value is shown beside them. */
export const gradesByType: Readonly<Record<EducationType, readonly EducationGrade[]>> = {
  university: ['bachelor', 'diploma', 'magister', 'master', 'state_examination', 'other_degree', 'without_degree'],
  apprenticeship: ['specialist', 'master_craftsman', 'training', 'without_degree'],
  qualification: ['certificate', 'other_degree', 'without_degree'],
};

const allGrades = [...new Set(Object.values(gradesByType).flat())];

/** The grades to offer: those of the type, all where the type is unknown, and the present one in any case. */
export function offeredGrades(type: string, present: string): string[] {
  const offered: readonly string[] = isKnownType(type) ? gradesByType[type] : allGrades;
  return present === '' || offered.includes(present) ? [...offered] : [...offered, present];
}

function isKnownType(type: string): type is EducationType {
  return Object.hasOwn(gradesByType, type);
}
