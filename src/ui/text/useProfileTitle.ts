import { useTranslation } from 'react-i18next';
import { genders } from '@/api/schema/fields';
import { profileTitles } from '@/api/endpoints/profiles';

/**
 * Returns the title in the form for its owner's gender, or in the neutral form if that is not known (D-22). Unknown
 * titles of the server are shown as they are.
 */
export function useProfileTitle(): (title: string, gender: string | undefined) => string {
  const { t } = useTranslation('editing');
  return (title, gender) => {
    const form = genders.find((option) => option === gender) ?? 'other';
    const match = profileTitles.find((option) => option === title);
    return match ? t(`profileTitle.${form}.${match}`) : title;
  };
}
