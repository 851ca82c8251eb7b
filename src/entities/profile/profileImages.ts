import { images } from '@/api/endpoints/images';
import { profiles, type CompetenceProfile } from '@/api/endpoints/profiles';
import { cropShapes } from '@/domain/imageCrop';
import { imageTarget, type ImageParent } from '@/entities/image/imageTarget';
import { fetchProfile, selectProfile } from './profilesSlice';

const parent: ImageParent<{ profileId: string }, CompetenceProfile> = {
  fetch: ({ profileId }) => fetchProfile({ params: { profileId } }),
  select: (state, { profileId }) => selectProfile(state, profileId),
  entity: ({ profileId }) => ({ type: 'profile', id: profileId }),
};

export const profilePicture = imageTarget({
  cropShape: cropShapes.circle,
  draft: ({ profileId }) => ({ type: 'profile', id: profileId, section: 'photo' }),
  upload: images.uploadProfilePicture,
  attach: profiles.attachPicture,
  detach: profiles.detachPicture,
  parent,
  images: ({ profile_picture }) => (profile_picture ? [profile_picture] : []),
});

/** Of a saved one (STO-02). */
export const storyImages = imageTarget<{ profileId: string; storyId: string }, CompetenceProfile>({
  cropShape: cropShapes.photo,
  draft: ({ profileId, storyId }) => ({ type: 'profile', id: profileId, section: 'stories-images', item: storyId }),
  upload: images.uploadStoryImage,
  attach: profiles.attachStoryImage,
  detach: profiles.detachStoryImage,
  parent,
  images: ({ competence_stories }, { storyId }) => competence_stories.find(({ id }) => id === storyId)?.image_gallery,
});

/** Of a saved one (STO-04). */
export const connectionImage = imageTarget<{ profileId: string; connectionId: string }, CompetenceProfile>({
  cropShape: cropShapes.photo,
  draft: ({ profileId, connectionId }) => ({
    type: 'profile',
    id: profileId,
    section: 'connections-images',
    item: connectionId,
  }),
  upload: images.uploadConnectionImage,
  attach: profiles.attachConnectionImage,
  detach: profiles.detachConnectionImage,
  parent,
  images: ({ personal_connections }, { connectionId }) => {
    const connection = personal_connections.find(({ id }) => id === connectionId);
    return connection && (connection.image ? [connection.image] : []);
  },
});

export function imagesOfProfile({ profile_picture, competence_stories, personal_connections }: CompetenceProfile) {
  const stories = competence_stories.flatMap(({ image_gallery }) => image_gallery);
  return [profile_picture, ...stories, ...personal_connections.map(({ image }) => image)];
}
