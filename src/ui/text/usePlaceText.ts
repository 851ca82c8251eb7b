import { useTranslation } from 'react-i18next';
import type { PublicProfileData } from '@/domain/publicProfile';
import { useFormatLocale } from './useLanguage';

/** Returns the location of a profile, else its coordinates; '' where neither is known. */
export function usePlaceText(): (place: PublicProfileData['place']) => string {
  const { t } = useTranslation('profiles');
  const degrees = new Intl.NumberFormat(useFormatLocale(), {
    style: 'unit',
    unit: 'degree',
    unitDisplay: 'narrow',
    maximumFractionDigits: 2,
  });
  return ({ location, latitude, longitude }) => {
    if (location !== '' || latitude === null || longitude === null) return location;
    return t('area.coordinates', { latitude: degrees.format(latitude), longitude: degrees.format(longitude) });
  };
}
