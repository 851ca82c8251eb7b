import type { Deletion } from '@/api/endpoints/users';
import { dayOf } from './day';

/** Days after a deletion on which the reminder is sent, and on which the account is gone for good (ACC-08). */
export const reminderDays = 16;
export const graceDays = 30;
const hour = 3_600_000;

export interface DeletionDates {
  /** By then, in milliseconds since the epoch, nothing of the account is online. */
  offlineAt: number;
  /** Days as `YYYY-MM-DD`. */
  reminder: string;
  gone: string;
}

/** `start` in milliseconds. Days are those of the person's calendar, unless the server tells them. */
export function deletionDates(start: number, delivered?: Deletion | null): DeletionDates {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const dayIn = (told: string | undefined, days: number) =>
    (told && dayOf(told, timeZone)) || dayAfter(dayOf(start, timeZone) ?? '', days);
  return {
    offlineAt: start + hour,
    reminder: dayIn(delivered?.reminder_at, reminderDays),
    gone: dayIn(delivered?.permanently_deleted_at, graceDays),
  };
}

/** Counted in UTC, where each day has 24 hours, whatever the clocks do elsewhere. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, 10);
}
