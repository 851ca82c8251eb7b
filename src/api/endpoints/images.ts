import { z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { ImageUpload } from '../schema/fields';
import { Image } from '../schema/entities';
import { Ack, emptyOr, entityOrNull } from '../schema/responses';
import { answerList } from '../schema/wireTypes';

export const ImageInput = z.object({
  name: z.string(),
  /** The caption. */
  description: z.string(),
  alt: z.string(),
  label: z.string(),
  /** Author or licence, shown with the image if `show_copyright` is on (D-42). */
  author: z.string(),
  show_copyright: z.boolean(),
});

const upload = { method: 'post', creates: true, body: ImageUpload, encoding: 'multipart' } as const;
const uploadTo = { ...upload, response: Ack } as const;

export const images = defineEndpoints('images', {
  listImages: { method: 'get', path: '/my-images', summary: 'My media library', response: answerList(Image) },
  uploadImage: { ...upload, path: '/images', summary: 'Upload into the library', response: emptyOr(Image) },
  updateImage: {
    method: 'patch',
    path: '/images/:imageId',
    summary: "Change an image's texts",
    body: ImageInput,
    response: entityOrNull(Image, ['uuid', 'alt']),
  },
  deleteImage: { method: 'delete', path: '/images/:imageUuid', summary: 'Delete an image', response: Ack },
  uploadShortAnswerImage: { ...uploadTo, path: '/claims/:claimId/images-upload-attach-short-answer', summary: "Upload and attach to a claim's short answer" },
  uploadLongAnswerImage: { ...uploadTo, path: '/longanswers/:longAnswerId/images-upload-attach', summary: 'Upload and attach to a long answer' },
  uploadProfilePicture: { ...uploadTo, path: '/competenceprofile/:profileId/image-upload-attach-profile', summary: 'Upload and attach as the profile picture' },
  uploadExperienceLogo: {
    ...uploadTo,
    path: '/competenceprofile/experience/:experienceId/clogo-upload-attach',
    summary: 'Upload and attach as a company logo',
  },
  uploadExperienceImage: {
    ...uploadTo,
    path: '/competenceprofile/experience/:experienceId/image-gallery-upload-attach',
    summary: 'Upload and attach to a work experience',
  },
  uploadConnectionImage: {
    ...uploadTo,
    path: '/competenceprofile/:profileId/personalconnection/:connectionId/image-upload-attach',
    summary: 'Upload and attach to a personal connection',
  },
  uploadStoryImage: {
    ...uploadTo,
    path: '/competenceprofile/:profileId/competencestory/:storyId/image-gallery-upload-attach',
    summary: 'Upload and attach to a story',
  },
  uploadPostImage: { ...uploadTo, path: '/post/:postId/images-upload-attach', summary: 'Upload and attach to a post' },
});
