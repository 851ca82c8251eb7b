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

export const images = defineEndpoints('images', {
  listImages: { method: 'get', path: '/my-images', summary: 'My media library', response: answerList(Image) },
  uploadImage: {
    method: 'post',
    creates: true,
    path: '/images',
    summary: 'Upload into the library',
    body: ImageUpload,
    response: emptyOr(Image),
    encoding: 'multipart',
  },
  updateImage: {
    method: 'patch',
    path: '/images/:imageId',
    summary: "Change an image's texts",
    body: ImageInput,
    response: entityOrNull(Image, ['uuid', 'alt']),
  },
  deleteImage: { method: 'delete', path: '/images/:imageUuid', summary: 'Delete an image', response: Ack },
  uploadShortAnswerImage: {
    method: 'post',
    creates: true,
    path: '/claims/:claimId/images-upload-attach-short-answer',
    summary: "Upload and attach to a claim's short answer",
    body: ImageUpload,
    response: Ack,
    encoding: 'multipart',
  },
  uploadLongAnswerImage: {
    method: 'post',
    creates: true,
    path: '/longanswers/:longAnswerId/images-upload-attach',
    summary: 'Upload and attach to a long answer',
    body: ImageUpload,
    response: Ack,
    encoding: 'multipart',
  },
  uploadProfilePicture: {
    method: 'post',
    creates: true,
    path: '/competenceprofile/:profileId/image-upload-attach-profile',
    summary: 'Upload and attach as the profile picture',
    body: ImageUpload,
    response: Ack,
    encoding: 'multipart',
  },
  uploadExperienceLogo: {
    method: 'post',
    creates: true,
    path: '/competenceprofile/experience/:experienceId/clogo-upload-attach',
    summary: 'Upload and attach as a company logo',
    body: ImageUpload,
    response: Ack,
    encoding: 'multipart',
  },
  uploadExperienceImage: {
    method: 'post',
    creates: true,
    path: '/competenceprofile/experience/:experienceId/image-gallery-upload-attach',
    summary: 'Upload and attach to a work experience',
    body: ImageUpload,
    response: Ack,
    encoding: 'multipart',
  },
  uploadConnectionImage: {
    method: 'post',
    creates: true,
    path: '/competenceprofile/:profileId/personalconnection/:connectionId/image-upload-attach',
    summary: 'Upload and attach to a personal connection',
    body: ImageUpload,
    response: Ack,
    encoding: 'multipart',
  },
  uploadStoryImage: {
    method: 'post',
    creates: true,
    path: '/competenceprofile/:profileId/competencestory/:storyId/image-gallery-upload-attach',
    summary: 'Upload and attach to a story',
    body: ImageUpload,
    response: Ack,
    encoding: 'multipart',
  },
  uploadPostImage: {
    method: 'post',
    creates: true,
    path: '/post/:postId/images-upload-attach',
    summary: 'Upload and attach to a post',
    body: ImageUpload,
    response: Ack,
    encoding: 'multipart',
  },
});
