import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Stack } from '@mui/material';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type CompetenceProfile, ProfileTitleInput } from '@/api/endpoints/profiles';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { fetchProfile, setTitle } from '@/entities/profile/profilesSlice';
import { EditorSectionForm } from '@/ui/editor/EditorSectionForm';
import { PublishToPreview } from '@/ui/publicPage/PreviewValues';
import { ShowFormContext } from '@/ui/form/DraftKeeper';
import { OffscreenField } from '@/ui/form/Field';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import { sectionIds } from '@/features/publishing/profile/useScrollToCheck';
import { FactLine, FactList } from './FactList';
import { RadioField } from '@/ui/form/RadioField';
import { useTitleOptions } from '@/features/profile-fields/subjectOptions';

export const titleButtonId = 'title-edit';

interface TitleLineProps {
  profile: CompetenceProfile;
  gender: string | undefined;
}

/** The title in the form of the user's gender; a click opens the choice below it (PRO-07). */
export function TitleLine({ profile, gender }: TitleLineProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const choiceId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isPressed, setPressed] = useState(false);
  // For a restored draft or a failed save.
  const show = useCallback(() => setOpen(true), []);
  return (
    <Box component="section" id={sectionIds.title} aria-label={t('title.title')} sx={line}>
      <ShowFormContext value={show}>
        <EditorSectionForm
          isPublic={profile.public}
          schema={ProfileTitleInput}
          defaultValues={{ title: profile.title }}
          draft={draftKey({ type: 'profile', id: profile.id, section: 'title' })}
          label={t('title.label')}
          readNewest={async () => {
            const read = await dispatch(fetchProfile({ params: { profileId: profile.id } }));
            if ('failure' in read) return read;
            return { data: { values: { title: read.data.title }, isPublic: read.data.public } };
          }}
          onSave={(body) => dispatch(failureOf(setTitle({ params: { profileId: profile.id }, body })))}
        >
          <PublishToPreview />
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, minHeight: 28 }}>
            <ChosenTitle gender={gender} />
            <IconButton
              id={titleButtonId}
              aria-label={t('title.edit')}
              aria-expanded={isOpen}
              aria-controls={choiceId}
              onClick={() => {
                setPressed(true);
                setOpen(!isOpen);
              }}
              sx={{ my: -1 }}
            >
              <EditIcon fontSize="small" />
            </IconButton>
          </Stack>
          <Box id={choiceId} hidden={!isOpen}>
            {isOpen ? (
              <TitleChoice profile={profile} gender={gender} takesFocus={isPressed} />
            ) : (
              <OffscreenField name="title" label={t('title.label')} />
            )}
          </Box>
        </EditorSectionForm>
      </ShowFormContext>
    </Box>
  );
}

function ChosenTitle({ gender }: Pick<TitleLineProps, 'gender'>) {
  const { t } = useTranslation('profiles');
  const title = useWatch<{ title: string }, 'title'>({ name: 'title' });
  const text = useProfileTitle()(title, gender);
  return (
    <FactList>
      <FactLine label={t('title.title')}>{text || t('noTitle')}</FactLine>
    </FactList>
  );
}

const line = {
  scrollMarginTop: '16px',
  // Its save state takes no room before there is one.
  '& [role="status"]:empty': { minHeight: 0, mt: -2.5 },
} as const;

interface TitleChoiceProps {
  profile: CompetenceProfile;
  gender: string | undefined;
  /** Opened by a click. */
  takesFocus: boolean;
}

function TitleChoice({ profile, gender, takesFocus }: TitleChoiceProps) {
  const { t } = useTranslation('profiles');
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const { current } = choice;
    (current?.querySelector<HTMLElement>('input:checked') ?? current?.querySelector<HTMLElement>('input'))?.focus();
  }, [takesFocus]);
  return (
    <div ref={choice}>
      <RadioField
        name="title"
        label={t('title.label')}
        cards="short"
        options={useTitleOptions(profile.title, gender)}
      />
    </div>
  );
}
