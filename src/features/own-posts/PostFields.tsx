import { Box, InputBase, Skeleton, Stack, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { fetchPostProfiles, selectPostProfiles, selectPostProfilesRequest } from '@/entities/post/postProfilesSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { BylineSkeleton, TextSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { OffscreenField } from '@/ui/form/Field';
import { FieldFrame, growsWithText } from '@/ui/form/FieldFrame';
import { useFieldId } from '@/ui/form/fieldRegistry';
import { SelectField } from '@/ui/form/SelectField';
import { PostAuthor, postType } from '@/ui/post/PostAuthor';
import { RichTextField } from '@/ui/richText/RichTextField';
import { ContentLanguage } from '@/ui/text/useLanguage';
import { useKnownLanguage, useOwnProfileName } from '@/ui/text/useOwnProfileName';

/** As the post will be read: title, author, text. */
export function PostFields() {
  const { t } = useTranslation('ownPosts');
  const id = useAppSelector(selectUser)?.id ?? null;
  const details = useAppSelector(selectUserDetails);
  const language = useKnownLanguage(useWatch<Record<string, string>>({ name: 'competence_profile_id' }) ?? null);
  return (
    <ContentLanguage value={language}>
      <TitleField />
      <PostAuthor author={details && { ...details, id }} size={5}>
        <ProfileField />
      </PostAuthor>
      <Box sx={postType}>
        <RichTextField name="content" label={t('editor.text')} isLabelHidden placeholder={t('editor.textHint')} />
      </Box>
    </ContentLanguage>
  );
}

/** With the picture above them. */
export function PostFieldsSkeleton() {
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Skeleton variant="rounded" height={96} sx={{ borderRadius: 1 }} />
      <Skeleton width="40%" sx={{ typography: 'article' }} />
      <BylineSkeleton />
      <TextSkeleton height={122} />
    </Stack>
  );
}

/** A text where there is nothing to choose. */
function ProfileField() {
  const { t } = useTranslation('ownPosts');
  const profiles = useAppSelector(selectPostProfiles);
  const request = useRequest(selectPostProfilesRequest);
  const reload = useLoad(fetchPostProfiles, undefined, request);
  const options = profiles.map(useProfileOption());
  const chosen: unknown = useWatch({ name: 'competence_profile_id' });
  const [only, ...others] = options;
  const field = { name: 'competence_profile_id', label: t('editor.profile') };
  return (
    <StatusView
      request={request}
      hasContent={profiles.length > 0}
      skeleton={<FormSkeleton fields={1} />}
      onRetry={reload}
    >
      {only && others.length === 0 && only.value === chosen ? (
        <>
          <OffscreenField {...field} valueText={() => only.label} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {only.label}
          </Typography>
        </>
      ) : (
        <SelectField {...field} isLabelHidden options={options} emptyLabel={t('form.choose', { ns: 'editing' })} />
      )}
    </StatusView>
  );
}

function useProfileOption(): (profile: ProfileRef) => { value: string; label: string } {
  const { t } = useTranslation('ownPosts');
  const nameOf = useOwnProfileName();
  return (profile) => {
    const name = nameOf(profile) || t('profiles.unnamed');
    return { value: profile.id, label: profile.public === false ? t('profiles.paused', { name }) : name };
  };
}

function TitleField() {
  const { t } = useTranslation('ownPosts');
  const { register } = useFormContext();
  const { ref, ...registered } = register('title');
  const contentId = useFieldId()('content');
  return (
    <FieldFrame name="title" label={t('editor.title')} isLabelHidden>
      {({ id, invalid, describedBy, lang }) => (
        <InputBase
          {...registered}
          id={id}
          inputRef={ref}
          multiline
          placeholder={t('editor.title')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            document.getElementById(contentId)?.focus();
          }}
          slotProps={{ input: { lang, 'aria-invalid': invalid, 'aria-describedby': describedBy } }}
          sx={withoutBox}
        />
      )}
    </FieldFrame>
  );
}

/** In px; the same as in the text field below. */
const inset = 12;

const withoutBox = {
  ...growsWithText,
  typography: 'article',
  '& textarea::placeholder': { color: 'text.secondary', opacity: 1 },
  mx: `-${inset}px`,
  px: `${inset - 1}px`,
  py: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'transparent',
  overflowWrap: 'anywhere',
  '&.Mui-error': { borderStyle: 'solid', borderColor: 'error.main' },
  '&.Mui-focused': { border: 1, borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
} as const;
