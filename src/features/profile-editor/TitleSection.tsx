import { useTranslation } from 'react-i18next';
import { ProfileTitleInput, type CompetenceProfile } from '@/api/endpoints/profiles';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { setTitle } from '@/entities/profile/profilesSlice';
import { EditorSectionForm } from '@/ui/editor/EditorSectionForm';
import { PublishToPreview } from '@/ui/editor/PreviewValues';
import { RadioField } from '@/ui/form/RadioField';
import { SectionCard } from '@/ui/page/SectionCard';
import { useTitleOptions } from '@/features/profile-fields';
import { sectionIds } from '@/features/publishing';

interface TitleSectionProps {
  profile: CompetenceProfile;
  gender: string | undefined;
}

/** The title of the profile, in the form of the user's gender (PRO-07). */
export function TitleSection({ profile, gender }: TitleSectionProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  return (
    <SectionCard id={sectionIds.title} title={t('title.title')} description={t('title.intro')}>
      <EditorSectionForm
        isPublic={profile.public}
        schema={ProfileTitleInput}
        defaultValues={{ title: profile.title }}
        draft={draftKey({ type: 'profile', id: profile.id, section: 'title' })}
        label={t('title.label')}
        onSave={(body) => dispatch(failureOf(setTitle({ params: { profileId: profile.id }, body })))}
      >
        <PublishToPreview />
        <RadioField
          name="title"
          label={t('title.label')}
          row
          optionSx={segmentOf}
          options={useTitleOptions(profile.title, gender)}
        />
      </EditorSectionForm>
    </SectionCard>
  );
}

/** An option drawn as a segment: the radio button covers the label, and its circle is hidden. */
const segmentOf = (isChosen: boolean) =>
  ({
    position: 'relative',
    m: 0,
    mr: 1,
    mb: 1,
    px: 2,
    minHeight: 44,
    border: 1,
    borderRadius: 1,
    borderColor: isChosen ? 'primary.main' : 'divider',
    color: isChosen ? 'primary.main' : 'text.primary',
    '&:hover': { bgcolor: 'action.hover' },
    '& .MuiFormControlLabel-label': { fontWeight: isChosen ? 600 : undefined },
    '& .MuiRadio-root': { position: 'absolute', inset: 0, borderRadius: 'inherit', '& > span': { opacity: 0 } },
    '@media (forced-colors: active)': isChosen ? { borderColor: 'Highlight', borderWidth: 2 } : {},
  }) as const;
