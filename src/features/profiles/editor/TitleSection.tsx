import { useTranslation } from 'react-i18next';
import { ProfileTitleInput, type CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/thunkResult';
import { SectionCard } from '@/ui/page/SectionCard';
import { EditorSectionForm } from '@/ui/editor/EditorSectionForm';
import { PublishToPreview } from '@/ui/editor/PreviewValues';
import { setTitle } from '../profilesSlice';
import { TitleField } from '../TitleField';
import { sectionIds } from './useEditorNav';

interface TitleSectionProps {
  profile: CompetenceProfile;
  gender: string | undefined;
}

/** The title of the profile, in the form of the user's gender (PRO-07). */
export function TitleSection({ profile, gender }: TitleSectionProps) {
  const { t } = useTranslation(['profiles', 'editing']);
  const dispatch = useAppDispatch();
  return (
    <SectionCard
      id={sectionIds.title}
      title={t('title.title')}
      description={profile.public ? `${t('title.intro')} ${t('editing:update.collected')}` : t('title.intro')}
    >
      <EditorSectionForm
        isPublic={profile.public}
        schema={ProfileTitleInput}
        defaultValues={{ title: profile.title }}
        draft={`profile-${profile.id}-title`}
        label={t('title.label')}
        onSave={(body) => dispatch(failureOf(setTitle({ params: { profileId: profile.id }, body })))}
      >
        <PublishToPreview />
        <TitleField gender={gender} present={profile.title} />
      </EditorSectionForm>
    </SectionCard>
  );
}
