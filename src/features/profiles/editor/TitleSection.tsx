import { useTranslation } from 'react-i18next';
import { ProfileTitleInput, type CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/outcome';
import { SectionCard } from '@/ui/SectionCard';
import { SectionForm } from '@/ui/SectionForm';
import { setTitle } from '../thunks';
import { TitleField } from '../TitleField';
import { sectionIds } from './useEditorNav';

interface TitleSectionProps {
  profile: CompetenceProfile;
  gender: string | undefined;
}

/** The title of the profile, in the form of the user's gender (PRO-07). */
export function TitleSection({ profile, gender }: TitleSectionProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  return (
    <SectionCard id={sectionIds.title} title={t('title.title')} purpose={t('title.purpose')}>
      <SectionForm
        isPublic={profile.public}
        schema={ProfileTitleInput}
        defaultValues={{ title: profile.title }}
        draft={`profile-${profile.id}-title`}
        label={t('title.label')}
        onSave={async (body) => failureOf(await dispatch(setTitle({ params: { profileId: profile.id }, body })))}
      >
        <TitleField gender={gender} present={profile.title} />
      </SectionForm>
    </SectionCard>
  );
}
