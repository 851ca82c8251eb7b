import { useTranslation } from 'react-i18next';
import { genders } from '@/api/schema/fields';
import { profileTitles } from '@/api/endpoints/profiles';

/**
 * A profile's title in the form of its owner's gender; without a known gender in the form for all (D-22). Titles of
 * another name are shown as the server says them.
 */
export function useProfileTitle(): (title: string, gender: string | undefined) => string {
  const { t } = useTranslation('editing');
  return (title, gender) => {
    const form = genders.find((known) => known === gender) ?? 'other';
    const known = profileTitles.find((one) => one === title);
    return known ? t(`profileTitle.${form}.${known}`) : title;
  };
}
