import type { educationGrades, educationTypes } from '@/api/endpoints/education';

type EducationFields = { type: (typeof educationTypes)[number]; grade: (typeof educationGrades)[number] | '' };

/** The first match counts; the beginning of a word is enough where the rest of it varies. */
const patterns: readonly (readonly [pattern: RegExp, fields: EducationFields])[] = [
  [
    /\b(?:meisterbrief|\w*meister(?:in)?\b(?!.*universi)|master craftsman)/i,
    { type: 'apprenticeship', grade: 'master_craftsman' },
  ],
  [/\b(?:bachelor|b\. ?(?:sc|a|eng|ed)\b|bsc\b|beng\b)/i, { type: 'university', grade: 'bachelor' }],
  [/\b(?:magister|magistra|m\. ?a\. ?mag)/i, { type: 'university', grade: 'magister' }],
  [/\b(?:master|mba\b|m\. ?(?:sc|a|eng|ed)\b|msc\b|meng\b|llm\b)/i, { type: 'university', grade: 'master' }],
  [/\bdipl(?:om|\.)/i, { type: 'university', grade: 'diploma' }],
  [/\b(?:staatsexamen|state exam)/i, { type: 'university', grade: 'state_examination' }],
  [
    /\b(?:ausbildung|lehre\b|berufsausbildung|gesell(?:e|in|enbrief)|apprentice|vocational)/i,
    { type: 'apprenticeship', grade: 'training' },
  ],
  [/\b(?:fachkraft|facharbeiter|fachwirt)/i, { type: 'apprenticeship', grade: 'specialist' }],
  [
    /\b(?:zertifi|certifi|lehrgang|fortbildung|weiterbildung|seminar|course\b)/i,
    { type: 'qualification', grade: 'certificate' },
  ],
  [/\b(?:ph\.? ?d|dr\.|promotion|doctor|doktor|associate)/i, { type: 'university', grade: 'other_degree' }],
];

/** A study without a grade where the name tells nothing (EDU-02, EDU-03). */
export function educationFields(degreeName: string): EducationFields {
  return patterns.find(([pattern]) => pattern.test(degreeName))?.[1] ?? { type: 'university', grade: '' };
}
