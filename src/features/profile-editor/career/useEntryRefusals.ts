import { useTranslation } from 'react-i18next';
import type { CareerEntry, EntryType, CareerProfile, EntryRefusals } from './entryType';

/** Returns why something cannot be done with an entry of a profile, known before any call (EXP-03, EDU-05). */
export function useEntryRefusals<Entry extends CareerEntry, Values>({
  name,
  canDisconnectMain,
}: EntryType<Entry, Values>) {
  const { t } = useTranslation('profiles');
  return (
    profile: CareerProfile,
    { isConnected, isMain }: { isConnected: boolean; isMain: boolean },
  ): EntryRefusals => ({
    makeMain: isMain ? t(`${name}.isMain`) : isConnected ? undefined : t(`${name}.connectFirst`),
    disconnect: isMain && !canDisconnectMain(profile) ? t(`${name}.mainStaysConnected`) : undefined,
    delete: isMain && profile.public ? t(`${name}.mainStays`) : undefined,
  });
}
