import { Button } from '@mui/material';
import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Image, ProfileRef } from '@/api/schema/entities';
import { z } from '@/api/schema/zod';
import { draftKey } from '@/domain/draftKey';
import { PostValues } from '@/domain/post';
import { writeDraft } from '@/platform/drafts';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { href } from '@/routes/href';
import { RouterLink, useNavigate } from '@/routes/navigation';
import { createNewPost } from '@/entities/post/createNewPost';
import { fetchPostProfiles, selectPostProfiles, selectPostProfilesRequest } from '@/entities/post/postProfilesSlice';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusView } from '@/ui/feedback/StatusView';
import { OffscreenField } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { useDraftOwner } from '@/ui/form/useKeptDraft';
import { UnsavedFormPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { ImageField } from '@/ui/images/ImageField';
import { useImageName } from '@/ui/images/Thumbnail';
import { PageLayout } from '@/ui/page/PageLayout';
import { useDraftState } from '@/ui/text/storageText';
import { WizardActions } from '@/ui/wizard/WizardActions';
import { PostFields, PostFieldsSkeleton } from './PostFields';
import { newTitleImage } from './titleImage';

/** A user without a competence profile is led to that wizard first and comes back (POS-02, PRO-22). */
export function NewPost() {
  const { t } = useTranslation(['ownPosts', 'common']);
  const profiles = useAppSelector(selectPostProfiles);
  const request = useRequest(selectPostProfilesRequest);
  const reload = useLoad(fetchPostProfiles, undefined, request);
  const state = useDraftState();
  // Then the page says what to do first, or that it could not be loaded.
  const isMissing = (request.status === 'succeeded' || request.status === 'failed') && profiles.length === 0;
  return (
    <PageLayout title={t('common:page.newPost')} width="post" {...(isMissing ? {} : { paper: 'write', intro: state })}>
      <StatusView
        request={request}
        hasContent={profiles.length > 0}
        skeleton={<PostFieldsSkeleton />}
        empty={
          <EmptyState
            drawing="profile"
            title={t('noProfile.title')}
            text={t('noProfile.text')}
            action={
              <Button variant="contained" component={RouterLink} to={href('newProfile', undefined, { for: 'post' })}>
                {t('noProfile.action')}
              </Button>
            }
          />
        }
        onRetry={reload}
      >
        <NewPostForm profiles={profiles} />
      </StatusView>
    </PageLayout>
  );
}

/** The title image is in the library already, and is attached once the post is saved. */
const NewPostValues = z.extend(PostValues, { image: z.nullable(z.custom<Image>()) });
type NewPostInput = z.input<typeof NewPostValues>;

/** What was typed while the post was being saved is offered in its editor. */
function keepTyped(userId: string | null, postId: string, sent: NewPostInput, typed: NewPostInput) {
  if (JSON.stringify(sent) === JSON.stringify(typed)) return;
  const { image: _, ...texts } = typed;
  writeDraft(userId, draftKey({ type: 'post', id: postId, section: 'text' }), texts, Date.now());
}

function NewPostForm({ profiles }: { profiles: readonly ProfileRef[] }) {
  const { t } = useTranslation('ownPosts');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { userId } = useDraftOwner();
  const publishesNext = useRef(false);
  const first = profiles.find(({ public: isPublic }) => isPublic !== false) ?? profiles[0];
  return (
    <Form
      schema={NewPostValues}
      defaultValues={{ title: '', content: '', competence_profile_id: first?.id ?? '', image: null }}
      draft={draftKey({ type: 'post', id: 'new', section: 'text' })}
      label={t('editor.form')}
      onSubmit={async ({ image, ...body }, form) => {
        const sent = structuredClone(form.getValues());
        const created = await dispatch(createNewPost(body, image));
        if ('failure' in created) return created.failure;
        const { id, imageFailure } = created;
        // The session is over: the text is kept, and the next try goes on with the image alone.
        if (imageFailure?.kind === 'unauthorized' || imageFailure?.kind === 'aborted') return imageFailure;
        keepTyped(userId, id, sent, form.getValues());
        dispatch(noticeAdded({ severity: 'success', textKey: 'ownPosts:editor.saved' }));
        void navigate(href('editPost', { postId: id }, publishesNext.current ? { dialog: 'publish' } : undefined), {
          replace: true,
          state: imageFailure && image ? { missingImage: { image, failure: imageFailure } } : null,
        });
        return null;
      }}
    >
      <UnsavedFormPrompt />
      <NewTitleImage />
      <PostFields />
      <WizardActions
        next={
          <>
            <SubmitButton
              variant="outlined"
              onClick={() => {
                publishesNext.current = false;
              }}
            >
              {t('editor.saveDraft')}
            </SubmitButton>
            <SubmitButton
              onClick={() => {
                publishesNext.current = true;
              }}
            >
              {t('action.publish')}
            </SubmitButton>
          </>
        }
      />
    </Form>
  );
}

/** Chosen before there is a post to attach it to; kept with the text. */
function NewTitleImage() {
  const { t } = useTranslation('ownPosts');
  const nameOf = useImageName();
  const { setValue } = useFormContext<NewPostInput>();
  const { field } = useController<NewPostInput, 'image'>({ name: 'image' });
  const image = field.value;
  const choose = (chosen: Image | null) => setValue('image', chosen, { shouldDirty: true, shouldTouch: true });
  return (
    <>
      <OffscreenField
        name="image"
        label={t('editor.image')}
        valueText={(value) => (value ? nameOf(value as Image) : undefined)}
      />
      <ImageField
        label={t('editor.image')}
        isLabelHidden
        images={[]}
        isLarge
        target={newTitleImage(choose)}
        waiting={{ images: image ? [image] : [], onRemove: () => choose(null) }}
      />
    </>
  );
}
