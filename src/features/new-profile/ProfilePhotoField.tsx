import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { profilePicture } from '@/entities/profile/profileImages';
import { ImageField } from '@/ui/images/ImageField';

/** Saved at once, not with the step (PRO-17). */
export function ProfilePhotoField({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('images');
  const { profile_picture } = profile;
  return (
    <ImageField
      label={t('picture.label')}
      images={profile_picture ? [profile_picture] : []}
      target={profilePicture({ profileId: profile.id })}
    />
  );
}
