import { defaultLanguage, type Language } from '@/api/schema/languages';
import type { ProfileRecord } from '../db/profileRecords';
import type { World } from '../db/world';

/* Most calls name no language: names are in that of their profile when it was made (A3: occupation language). */

/** Language of what hangs on one profile; German where it was removed. */
export function languageOfProfile(world: World, profileId: number | null): Language {
  return world.table('profiles').get(profileId)?.language ?? defaultLanguage;
}

/** Language of an entry of somebody's career: of the newest profile connected to it, else of their newest profile. */
export function languageOfEntry(world: World, accountId: number, connected: readonly ProfileRecord[]): Language {
  const own =
    connected.at(-1) ??
    world
      .table('profiles')
      .where(({ account_id }) => account_id === accountId)
      .at(-1);
  return own?.language ?? defaultLanguage;
}
