import type { reportTypes } from '@/api/endpoints/posts';

type ReportTypeValue = (typeof reportTypes)[number];

/** The ways to report a comment, as the server answers them: a set under keys, each with its `value`. */
export const reportTypeSet: Record<string, { value: ReportTypeValue; label: string }> = {
  ILLEGAL: { value: 'illegal', label: 'Rechtswidrig' },
  DEROGATORY: { value: 'derogatory', label: 'Abwertend oder beleidigend' },
  FALSE: { value: 'false', label: 'Falsche Aussage' },
  MISLEADING: { value: 'misleading', label: 'Irreführend' },
  OTHER: { value: 'other', label: 'Anderer Grund' },
};
