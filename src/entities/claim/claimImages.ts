import { claims, type Claim } from '@/api/endpoints/claims';
import { images } from '@/api/endpoints/images';
import { longAnswers } from '@/api/endpoints/longAnswers';
import { cropShapes } from '@/domain/imageCrop';
import { imageTarget, type ImageParent } from '@/entities/image/imageTarget';
import { fetchClaim, selectClaim } from './claimsSlice';

const claim: ImageParent<{ claimId: string }, Claim> = {
  fetch: ({ claimId }) => fetchClaim({ params: { claimId } }),
  select: (state, { claimId }) => selectClaim(state, claimId),
};

export const shortAnswerImages = imageTarget({
  cropShape: cropShapes.wide,
  draft: ({ claimId }) => ({ type: 'claim', id: claimId, section: 'shortAnswer', item: 'images' }),
  upload: images.uploadShortAnswerImage,
  attach: claims.attachShortAnswerImage,
  detach: claims.detachShortAnswerImage,
  parent: { ...claim, entity: ({ claimId }) => ({ type: 'claim', id: claimId }) },
  images: ({ short_answer_images }) => short_answer_images,
});

/** Of a saved one (CLS-10). */
export const longAnswerImages = imageTarget<{ claimId: string; longAnswerId: string }, Claim>({
  cropShape: cropShapes.wide,
  draft: ({ claimId, longAnswerId }) => ({
    type: 'claim',
    id: claimId,
    section: 'longAnswers',
    item: `${longAnswerId}.images`,
  }),
  upload: images.uploadLongAnswerImage,
  attach: longAnswers.attachImage,
  detach: longAnswers.detachImage,
  parent: claim,
  images: ({ long_answers }, { longAnswerId }) => long_answers.find(({ id }) => id === longAnswerId)?.images,
});

export function imagesOfClaim({ short_answer_images, long_answers }: Claim) {
  return [...short_answer_images, ...long_answers.flatMap(({ images }) => images)];
}
