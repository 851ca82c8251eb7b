import { claims, type Claim } from '@/api/endpoints/claims';
import { images } from '@/api/endpoints/images';
import type { LongAnswer } from '@/api/endpoints/longAnswers';
import type { Image } from '@/api/schema/entities';
import { draftKey } from '@/domain/draftKey';
import { apiThunk } from '@/store/apiThunk';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';
import { type CallResult, failureOf } from '@/store/callResult';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { uploadOnce } from '@/entities/image/imageUpload';
import { claimWrite, fetchClaim } from './claimsSlice';
import { attachLongAnswerImage, detachLongAnswerImage } from './longAnswerWrites';

/* Whether a call with a lost response was done shows in the images that the claim holds afterwards (D-66). */

const attachShortAnswerImage = claimWrite(claims.attachShortAnswerImage, {
  isApplied: ({ short_answer_images }, { body }) => short_answer_images.some(({ id }) => id === body.image),
});
const detachShortAnswerImage = claimWrite(claims.detachShortAnswerImage, {
  isApplied: ({ short_answer_images }, { body }) => short_answer_images.every(({ id }) => id !== body.image),
});
const uploadShortAnswerImage = apiThunk(images.uploadShortAnswerImage, { silent: true });
const uploadLongAnswerImage = apiThunk(images.uploadLongAnswerImage, { silent: true });

function readImages(
  claimId: string,
  imagesOf: (claim: Claim) => readonly Image[] | undefined,
): AppThunk<Promise<CallResult<readonly Image[]>>> {
  return async (dispatch) => {
    const read = await dispatch(fetchClaim({ params: { claimId } }));
    if ('failure' in read) return read;
    const found = imagesOf(read.data);
    return found ? { data: found } : { failure: { kind: 'notFound' } };
  };
}

/** The images of a claim's short answer, as the upload dialog changes them (CLS-03). */
export function useShortAnswerImages({ id: claimId, short_answer_images }: Claim): ImageTarget {
  const dispatch = useAppDispatch();
  const params = { claimId };
  const read = {
    before: short_answer_images,
    readImages: () => readImages(claimId, (claim) => claim.short_answer_images),
  };
  return {
    type: 'short_answer',
    draft: draftKey({ type: 'claim', id: claimId, section: 'shortAnswer', item: 'images' }),
    upload: (image, options) =>
      dispatch(uploadOnce({ thunk: uploadShortAnswerImage, args: { params, body: { image } }, ...read }, options)),
    attach: ({ id }) => dispatch(failureOf(attachShortAnswerImage({ params, body: { image: id } }))),
    detach: ({ id }) => dispatch(failureOf(detachShortAnswerImage({ params, body: { image: id } }))),
    refresh: () => dispatch(fetchClaim({ params })),
  };
}

/** The images of a saved long answer (CLS-10). */
export function useLongAnswerImages(claimId: string, answer: LongAnswer): ImageTarget {
  const dispatch = useAppDispatch();
  const params = { longAnswerId: answer.id };
  const read = {
    before: answer.images,
    readImages: () =>
      readImages(claimId, ({ long_answers }) => long_answers.find(({ id }) => id === answer.id)?.images),
  };
  return {
    type: 'long_answer',
    draft: draftKey({ type: 'claim', id: claimId, section: 'longAnswers', item: `${answer.id}.images` }),
    upload: (image, options) =>
      dispatch(uploadOnce({ thunk: uploadLongAnswerImage, args: { params, body: { image } }, ...read }, options)),
    attach: ({ id }) => dispatch(failureOf(attachLongAnswerImage({ params, body: { image: id } }))),
    detach: ({ id }) => dispatch(failureOf(detachLongAnswerImage({ params, body: { image: id } }))),
    refresh: () => dispatch(fetchClaim({ params: { claimId } })),
  };
}
