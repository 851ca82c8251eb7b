import { useTranslation } from 'react-i18next';
import { genders } from '@/api/schema/fields';
import { profileTitles } from '@/api/endpoints/profiles';

/** In the form for the gender, neutral where it is not known (D-22). Unknown titles are shown as they are. */
export function useProfileTitle(): (title: string, gender: string | undefined) => string {
  const { t } = useTranslation('editing');
  return (title, gender) => {
    const form = genders.find((option) => option === gender) ?? 'other';
    const match = profileTitles.find((option) => option === title);
    return match ? t(`profileTitle.${form}.${match}`) : title;
  };
}
