import { images } from '@/api/endpoints/images';
import { profiles, type CompetenceProfile } from '@/api/endpoints/profiles';
import type { Image } from '@/api/schema/entities';
import { draftKey } from '@/domain/draftKey';
import { apiThunk } from '@/store/apiThunk';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';
import { type CallResult, failureOf } from '@/store/callResult';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { uploadOnce } from '@/entities/image/imageUpload';
import { fetchProfile, profileWrite } from './profilesSlice';
import type { StoryEntry, StoryList } from './storyLists';

/* Whether a call with a lost response was done shows in the images that the profile holds afterwards (D-66). */

function hasConnectionImage({ personal_connections }: CompetenceProfile, connectionId: string, image: string) {
  return personal_connections.some((connection) => connection.id === connectionId && connection.image?.id === image);
}
const attachConnectionImage = profileWrite(profiles.attachConnectionImage, {
  isApplied: (profile, { params, body }) => hasConnectionImage(profile, params.connectionId, body.image),
});
const detachConnectionImage = profileWrite(profiles.detachConnectionImage, {
  isApplied: (profile, { params, body }) => !hasConnectionImage(profile, params.connectionId, body.image),
});
const uploadConnectionImage = apiThunk(images.uploadConnectionImage, { silent: true });

function hasStoryImage({ competence_stories }: CompetenceProfile, storyId: string, image: string) {
  return competence_stories.some(
    ({ id, image_gallery }) => id === storyId && image_gallery.some((one) => one.id === image),
  );
}
const attachStoryImage = profileWrite(profiles.attachStoryImage, {
  isApplied: (profile, { params, body }) => hasStoryImage(profile, params.storyId, body.image),
});
const detachStoryImage = profileWrite(profiles.detachStoryImage, {
  isApplied: (profile, { params, body }) => !hasStoryImage(profile, params.storyId, body.image),
});
const uploadStoryImage = apiThunk(images.uploadStoryImage, { silent: true });

function readImages(
  stories: StoryList,
  profileId: string,
  id: string,
): AppThunk<Promise<CallResult<readonly Image[]>>> {
  return async (dispatch) => {
    const read = await dispatch(fetchProfile({ params: { profileId } }));
    if ('failure' in read) return read;
    const entry = stories.entriesOf(read.data).find((entry) => entry.id === id);
    return entry ? { data: entry.images } : { failure: { kind: 'notFound' } };
  };
}

/** The images of a saved story, or the one of a saved connection, as the upload dialog changes them (STO-02, STO-04). */
export function useStoryImages(stories: StoryList, profileId: string, entry: StoryEntry): ImageTarget {
  const dispatch = useAppDispatch();
  const shared = {
    before: entry.images,
    readImages: () => readImages(stories, profileId, entry.id),
  };
  const draft = draftKey({ type: 'profile', id: profileId, section: `${stories.name}-images`, item: entry.id });
  const refresh = () => dispatch(fetchProfile({ params: { profileId } }));
  if (stories.name === 'stories') {
    const params = { profileId, storyId: entry.id };
    return {
      type: 'story',
      draft,
      upload: (image, options) =>
        dispatch(uploadOnce({ thunk: uploadStoryImage, args: { params, body: { image } }, ...shared }, options)),
      attach: ({ id }) => dispatch(failureOf(attachStoryImage({ params, body: { image: id } }))),
      detach: ({ id }) => dispatch(failureOf(detachStoryImage({ params, body: { image: id } }))),
      refresh,
    };
  }
  const params = { profileId, connectionId: entry.id };
  return {
    type: 'personal_connection',
    draft,
    upload: (image, options) =>
      dispatch(uploadOnce({ thunk: uploadConnectionImage, args: { params, body: { image } }, ...shared }, options)),
    attach: ({ id }) => dispatch(failureOf(attachConnectionImage({ params, body: { image: id } }))),
    detach: ({ id }) => dispatch(failureOf(detachConnectionImage({ params, body: { image: id } }))),
    refresh,
  };
}
