import type { Claim } from '@/api/endpoints/claims';
import { longAnswers, NewLongAnswerInput } from '@/api/endpoints/longAnswers';
import { z } from '@/api/schema/zod';
import { comparableAnswer, isSameAnswer } from '@/domain/longAnswer';
import { matchesInput } from '@/domain/matchesInput';
import { VideoAddress } from '@/domain/video';
import { entityWrites } from '@/store/entityWrites';
import type { RootState } from '@/store/rootReducer';
import { claimEntity, claimWrite, selectLoadedClaims } from './claimsSlice';
import type { ItemWrites } from './itemWrites';

export const LongAnswerForm = z.extend(z.omit(NewLongAnswerInput, { claim_id: true }), { video: VideoAddress });
export type LongAnswerValues = z.output<typeof LongAnswerForm>;

/** For the calls of a long answer, most of which do not name its claim. */
export function selectClaimOfAnswer(state: RootState, answerId: string): Claim | undefined {
  return selectLoadedClaims(state).find(({ long_answers }) => long_answers.some(({ id }) => id === answerId));
}

interface AnswerArgs {
  params?: { longAnswerId?: string };
  body?: { claim_id?: string; image?: string };
}

const longAnswerWrite = entityWrites({
  ...claimEntity,
  idOf: ({ params, body }: AnswerArgs, state) =>
    body?.claim_id ?? selectClaimOfAnswer(state, params?.longAnswerId ?? '')?.id,
});

const createLongAnswer = longAnswerWrite(longAnswers.createLongAnswer, {
  isApplied: ({ long_answers }, { body }) => long_answers.some((answer) => isSameAnswer(answer, body)),
});
const updateLongAnswer = longAnswerWrite(longAnswers.updateLongAnswer, {
  isApplied: ({ long_answers }, { params, body }) => {
    const answer = long_answers.find(({ id }) => id === params.longAnswerId);
    return answer !== undefined && matchesInput(comparableAnswer(answer), comparableAnswer(body));
  },
});
/** Sent after the undo time, when its list may be closed: the failure becomes a notice. */
const deleteLongAnswer = longAnswerWrite(longAnswers.deleteLongAnswer, {
  list: 'long_answers',
  failureText: 'claims:longAnswers.notDeleted',
});
const reorderLongAnswers = claimWrite(longAnswers.reorderLongAnswers, { list: 'long_answers' });

export const longAnswerWrites = (claimId: string): ItemWrites<LongAnswerValues> => ({
  add: (values) => createLongAnswer({ body: { claim_id: claimId, ...values } }),
  update: (longAnswerId, { headline, video, text, source }, order) => {
    const body = { claim_id: claimId, headline, video, text, source, order };
    return updateLongAnswer({ params: { longAnswerId }, body });
  },
  remove: (longAnswerId) => deleteLongAnswer({ params: { longAnswerId } }),
  reorder: (positions) => reorderLongAnswers({ params: { claimId }, body: { positions } }),
});
