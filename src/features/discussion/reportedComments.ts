import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportTypes } from '@/api/endpoints/posts';
import { isRecord } from '@/api/schema/wireTypes';
import { readStored, removeStored, writeStored } from '@/platform/clientStorage';
import { useAppSelector } from '@/store/hooks';
import { getById } from '@/store/idRecord';
import { selectUser } from '@/store/session';
import { selectReportTypes } from '@/entities/post/comments';

/** No call tells whether a report with a lost response has arrived (D-93). */
export interface Report {
  type: string;
  isUnsure: boolean;
}

function readReported(userId: string): Record<string, Report> {
  const stored = readStored('reportedComments', userId);
  return Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([id, report]) => {
      const { type, isUnsure } = isRecord(report) ? report : { type: report, isUnsure: false };
      return typeof type === 'string' ? [[id, { type, isUnsure: isUnsure === true }]] : [];
    }),
  );
}

/** Kept on this device, since no call tells of a report later on. */
export function useReportedComments() {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const [reported, setReported] = useState(() => readReported(userId));
  return {
    reportOf: (commentId: string) => getById(reported, commentId) ?? null,
    note: (commentId: string, report: Report | null) => {
      // Another tab may have added to them.
      const { [commentId]: _, ...others } = readReported(userId);
      const next = report ? { ...others, [commentId]: report } : others;
      if (Object.keys(next).length > 0) writeStored('reportedComments', next, userId);
      else removeStored('reportedComments', userId);
      setReported(next);
    },
  };
}

/** Returns our label of a known type, else the server's. */
export function useReportLabel(): (type: string) => string {
  const { t } = useTranslation('discussion');
  const delivered = useAppSelector(selectReportTypes);
  return (type) => {
    const knownType = reportTypes.find((reportType) => reportType === type);
    if (knownType) return t(`report.types.${knownType}.label`);
    return delivered.find(({ value }) => value === type)?.label || type;
  };
}
