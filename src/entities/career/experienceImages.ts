import { experience, type WorkExperience } from '@/api/endpoints/experience';
import { images } from '@/api/endpoints/images';
import { cropShapes } from '@/domain/imageCrop';
import { imageTarget, type ImageParent } from '@/entities/image/imageTarget';
import { fetchExperience, selectExperience } from './careerSlice';

const parent: ImageParent<{ experienceId: string }, WorkExperience[]> = {
  fetch: () => fetchExperience(),
  select: (state) => selectExperience(state),
};

export const experienceLogo = imageTarget({
  cropShape: cropShapes.square,
  draft: ({ experienceId }) => ({ type: 'experience', id: experienceId, item: 'logo' }),
  upload: images.uploadExperienceLogo,
  attach: experience.attachLogo,
  detach: experience.detachLogo,
  parent,
  images: (list, { experienceId }) => {
    const entry = list.find(({ id }) => id === experienceId);
    return entry && (entry.logo ? [entry.logo] : []);
  },
});

export const experienceGallery = imageTarget({
  cropShape: cropShapes.photo,
  draft: ({ experienceId }) => ({ type: 'experience', id: experienceId, item: 'gallery' }),
  upload: images.uploadExperienceImage,
  attach: experience.attachImage,
  detach: experience.detachImage,
  parent,
  images: (list, { experienceId }) => list.find(({ id }) => id === experienceId)?.image_gallery,
});

export function imagesOfExperience({ logo, image_gallery }: WorkExperience) {
  return [logo, ...image_gallery];
}
