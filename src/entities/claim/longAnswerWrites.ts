import type { Endpoint, EndpointArgs } from '@/api/endpoint';
import type { Claim } from '@/api/endpoints/claims';
import { longAnswers, NewLongAnswerInput, type LongAnswer } from '@/api/endpoints/longAnswers';
import type { z } from '@/api/schema/zod';
import { isAppliedToList } from '@/domain/isApplied';
import { comparableAnswer, isSameAnswer } from '@/domain/longAnswer';
import { matchesInput } from '@/domain/matchesInput';
import { VideoAddress } from '@/domain/video';
import { apiThunk } from '@/store/apiThunk';
import { shownBy } from '@/store/entityWrites';
import type { CallThunk } from '@/store/callResult';
import type { RootState } from '@/store/rootReducer';
import type { ApiThunk } from '@/store/thunkTypes';
import { claimWrite, fetchClaim, selectClaim, selectLoadedClaims } from './claimsSlice';

/** A long answer in a form. */
export const LongAnswerForm = NewLongAnswerInput.omit({ claim_id: true }).extend({ video: VideoAddress });
export type LongAnswerValues = z.output<typeof LongAnswerForm>;

/** The claim that holds a long answer, which most of the calls do not name. */
export function selectClaimOfAnswer(state: RootState, answerId: string): Claim | undefined {
  return selectLoadedClaims(state).find(({ long_answers }) => long_answers.some(({ id }) => id === answerId));
}

/** A write after which the claim is read again; that tells whether one with a lost response was done (D-66). */
function longAnswerWrite<E extends Endpoint>(
  endpoint: E,
  claimIdOf: (args: EndpointArgs<E>, state: RootState) => string | undefined,
  isApplied: (answers: readonly LongAnswer[], args: EndpointArgs<E>) => boolean,
  failureText?: string,
): ApiThunk<E> {
  const refetch =
    (args: EndpointArgs<E>): CallThunk<Claim> =>
    (dispatch, getState) =>
      dispatch(fetchClaim({ params: { claimId: claimIdOf(args, getState()) ?? '' } }));
  return apiThunk(endpoint, {
    ...shownBy(failureText),
    refetch,
    confirm: {
      refetch,
      isApplied: (claim: Claim | null, args) => claim !== null && isApplied(claim.long_answers, args),
      select: (state, args): Claim | undefined => selectClaim(state, claimIdOf(args, state) ?? ''),
    },
  });
}

type OfAnswer = { params: { longAnswerId: string } };
const claimOfAnswer = ({ params }: OfAnswer, state: RootState) => selectClaimOfAnswer(state, params.longAnswerId)?.id;

export const createLongAnswer = longAnswerWrite(
  longAnswers.createLongAnswer,
  ({ body }) => body.claim_id,
  (answers, { body }) => answers.some((answer) => isSameAnswer(answer, body)),
);
export const updateLongAnswer = longAnswerWrite(
  longAnswers.updateLongAnswer,
  ({ body }) => body.claim_id,
  (answers, { params, body }) => {
    const { headline, text, video, source } = body;
    const sent = comparableAnswer({ headline, text, video, source });
    return answers.some((answer) => answer.id === params.longAnswerId && matchesInput(comparableAnswer(answer), sent));
  },
);
/** Sent after the undo time, when its list may be closed: the failure becomes a notice. */
export const deleteLongAnswer = longAnswerWrite(
  longAnswers.deleteLongAnswer,
  claimOfAnswer,
  (answers, args) => isAppliedToList(longAnswers.deleteLongAnswer, answers, args),
  'claimParts:longAnswers.notDeleted',
);
export const reorderLongAnswers = claimWrite(longAnswers.reorderLongAnswers, { list: 'long_answers' });

function hasImage(answers: readonly LongAnswer[], { params }: OfAnswer, image: string) {
  return answers.some(({ id, images }) => id === params.longAnswerId && images.some((one) => one.id === image));
}
export const attachLongAnswerImage = longAnswerWrite(longAnswers.attachImage, claimOfAnswer, (answers, args) =>
  hasImage(answers, args, args.body.image),
);
export const detachLongAnswerImage = longAnswerWrite(
  longAnswers.detachImage,
  claimOfAnswer,
  (answers, args) => !hasImage(answers, args, args.body.image),
);
