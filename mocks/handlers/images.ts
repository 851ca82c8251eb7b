import { images } from '@/api/endpoints/images';
import { attach } from '../db/attachments';
import { storeUpload } from '../db/images';
import { existing, itemOf, owned } from '../db/ownership';
import type { AccountRecord, ImageRecord } from '../db/records';
import type { World } from '../db/world';
import { mockHandlers } from '../endpoint';
import { notFound } from '../fail';
import { serializeImage } from '../serializers/image';

interface Upload {
  world: World;
  account: AccountRecord;
  body: { image: File };
}

/** Stores the file in the library and hands it to its target; answers the picture, as the server does. */
async function upload({ world, account, body }: Upload, use: (image: ImageRecord) => void) {
  const image = await storeUpload(world, account, body.image);
  use(image);
  return serializeImage(world, image.id);
}

export const imagesMocks = mockHandlers(images, {
  listImages: ({ world, account }) =>
    world
      .table('images')
      .where(({ account_id }) => account_id === account.id)
      .toReversed()
      .map(({ id }) => serializeImage(world, id)),

  uploadImage: (call) => upload(call, () => {}),

  updateImage: ({ params, body, world, account }) => {
    const image = owned(world, 'images', params.imageId, account);
    Object.assign(image, body);
    return serializeImage(world, image.id);
  },

  deleteImage: ({ params, world, account }) => {
    const image = world.table('images').find(({ uuid }) => uuid === params.imageUuid);
    if (!image) throw notFound();
    world.table('images').remove(owned(world, 'images', image.id, account).id);
    return null;
  },

  uploadShortAnswerImage: (call) => {
    const claim = owned(call.world, 'claims', call.params.claimId, call.account);
    return upload(call, ({ id }) => attach(claim.short_answer_image_ids, id));
  },

  uploadLongAnswerImage: (call) => {
    const answer = existing(call.world, 'longAnswers', call.params.longAnswerId);
    owned(call.world, 'claims', answer.claim_id, call.account);
    return upload(call, ({ id }) => attach(answer.image_ids, id));
  },

  uploadProfilePicture: (call) => {
    const profile = owned(call.world, 'profiles', call.params.profileId, call.account);
    return upload(call, ({ id }) => {
      profile.picture_id = id;
    });
  },

  uploadExperienceLogo: (call) => {
    const experience = owned(call.world, 'experience', call.params.experienceId, call.account);
    return upload(call, ({ id }) => {
      experience.logo_id = id;
    });
  },

  uploadExperienceImage: (call) => {
    const experience = owned(call.world, 'experience', call.params.experienceId, call.account);
    return upload(call, ({ id }) => attach(experience.image_ids, id));
  },

  uploadConnectionImage: (call) => {
    const profile = owned(call.world, 'profiles', call.params.profileId, call.account);
    const connection = itemOf(profile.personal_connections, call.params.connectionId);
    return upload(call, ({ id }) => {
      connection.image_id = id;
    });
  },

  uploadStoryImage: (call) => {
    const profile = owned(call.world, 'profiles', call.params.profileId, call.account);
    const story = itemOf(profile.competence_stories, call.params.storyId);
    return upload(call, ({ id }) => attach(story.image_ids, id));
  },

  uploadPostImage: (call) => {
    const post = owned(call.world, 'posts', call.params.postId, call.account);
    return upload(call, ({ id }) => attach(post.image_ids, id));
  },
});
