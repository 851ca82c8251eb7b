import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchPostProfiles, selectPostProfiles, selectPostProfilesRequest } from '@/entities/post/postProfilesSlice';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { SelectField } from '@/ui/form/SelectField';
import { RichTextField } from '@/ui/richText/RichTextField';
import { ContentLanguage } from '@/ui/text/useLanguage';
import { useKnownLanguage, useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { InputBase } from '@mui/material';
import { FieldFrame, growsWithText } from '@/ui/form/FieldFrame';
import { useFieldId } from '@/ui/form/fieldRegistry';

export function PostFields() {
  const { t } = useTranslation('ownPosts');
  const profiles = useAppSelector(selectPostProfiles);
  const request = useRequest(selectPostProfilesRequest);
  const reload = useLoad(fetchPostProfiles, undefined, request);
  const optionOf = useProfileOption();
  const language = useKnownLanguage(useWatch<Record<string, string>>({ name: 'competence_profile_id' }) ?? null);
  return (
    <ContentLanguage value={language}>
      <TitleField />
      <RichTextField name="content" label={t('editor.text')} />
      <StatusView
        request={request}
        hasContent={profiles.length > 0}
        skeleton={<FormSkeleton fields={1} />}
        onRetry={reload}
      >
        <SelectField
          name="competence_profile_id"
          label={t('editor.profile')}
          help={t('editor.profileHelp')}
          options={profiles.map(optionOf)}
          emptyLabel={t('form.choose', { ns: 'editing' })}
        />
      </StatusView>
    </ContentLanguage>
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
  const isEmpty = useWatch({ name: 'title' }) === '';
  const contentId = useFieldId()('content');
  return (
    <FieldFrame name="title" label={t('editor.title')}>
      {({ id, invalid, describedBy, lang }) => (
        <InputBase
          {...registered}
          id={id}
          inputRef={ref}
          multiline
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            document.getElementById(contentId)?.focus();
          }}
          slotProps={{ input: { lang, 'aria-invalid': invalid, 'aria-describedby': describedBy } }}
          sx={[withoutBox, isEmpty ? empty : null]}
        />
      )}
    </FieldFrame>
  );
}

/** In px; the same as in the text field below. */
const inset = 12;

/** An empty field would be invisible. */
const empty = { borderStyle: 'dashed', borderColor: 'fieldEdge' } as const;

const withoutBox = {
  ...growsWithText,
  typography: 'h1',
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
