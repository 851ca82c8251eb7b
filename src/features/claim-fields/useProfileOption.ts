import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';

/** The label says whether the profile is paused (CLA-13). */
export function useProfileOption(): (profile: ProfileRef) => { value: string; label: string } {
  const { t } = useTranslation('claims');
  const nameOf = useOwnProfileName();
  return (profile) => {
    const name = nameOf(profile) || t('wizard.unnamedProfile');
    return { value: profile.id, label: profile.public === false ? t('wizard.pausedProfile', { name }) : name };
  };
}
