import type { GreetedPerson } from '@/domain/greeting';
import type { SessionUser } from '@/api/endpoints/authentication';
import { readStored, writeStored } from './clientStorage';

/** So that the next visit does not have to wait for it. */
export function writeSalutation(userId: string, { academic_title, gender }: GreetedPerson): void {
  writeStored('salutation', { academic_title, gender }, userId);
}

/** As they were greeted last on this device. */
export function readGreeted(user: SessionUser): GreetedPerson {
  const stored = readStored('salutation', user.id);
  const { academic_title, gender } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  return {
    ...user,
    ...(typeof academic_title === 'string' ? { academic_title } : {}),
    ...(typeof gender === 'string' ? { gender } : {}),
  };
}
