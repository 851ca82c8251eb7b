import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportTypes } from '@/api/endpoints/posts';
import { isRecord } from '@/api/schema/wireTypes';
import { readStored, writeStored } from '@/platform/clientStorage';
import { useAppSelector } from '@/store/hooks';
import { getById } from '@/store/idRecord';
import { selectUser } from '@/store/session';
import { selectReportTypes } from '@/entities/post/comments';

function readReported(userId: string): Record<string, string> {
  const stored = readStored('reportedComments', userId);
  const entries = Object.entries(isRecord(stored) ? stored : {});
  return Object.fromEntries(entries.flatMap(([id, type]) => (typeof type === 'string' ? [[id, type]] : [])));
}

/**
 * The comments that the user has reported, with the type of the report: this device hides them. No call tells of a report
 * later on.
 */
export function useReportedComments() {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const [reported, setReported] = useState(() => readReported(userId));
  return {
    typeOf: (commentId: string) => getById(reported, commentId) ?? null,
    note: (commentId: string, type: string) => {
      // Another tab may have added to them.
      const next = { ...reported, ...readReported(userId), [commentId]: type };
      writeStored('reportedComments', next, userId);
      setReported(next);
    },
  };
}

/** Returns what a type of report is called: ours of those that we know, else as the server calls it. */
export function useReportLabel(): (type: string) => string {
  const { t } = useTranslation('discussion');
  const delivered = useAppSelector(selectReportTypes);
  return (type) => {
    const known = reportTypes.find((one) => one === type);
    if (known) return t(`report.types.${known}.label`);
    return delivered.find(({ value }) => value === type)?.label || type;
  };
}
