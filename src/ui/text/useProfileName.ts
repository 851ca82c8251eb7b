import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import { useOwnOccupation } from './useOwnProfileName';
import { useProfileTitle } from './useProfileTitle';

/**
 * For a profile that another entity refers to: named as in the list of the user's profiles, else as in the reference.
 */
export function useProfileName(gender: string | undefined): (profile: ProfileRef) => string {
  const { t } = useTranslation('profiles');
  const titleOf = useProfileTitle();
  const occupationOf = useOwnOccupation();
  return (profile) => occupationOf(profile) || profile.name || titleOf(profile.title, gender) || t('noOccupation');
}
