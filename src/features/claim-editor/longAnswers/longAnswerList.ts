import { comparableAnswer, isSameAnswer } from '@/domain/longAnswer';
import { fetchClaim, selectClaim, selectClaimRequest } from '@/entities/claim/claimsSlice';
import {
  createLongAnswer,
  deleteLongAnswer,
  LongAnswerForm,
  reorderLongAnswers,
  updateLongAnswer,
  type LongAnswerValues,
} from '@/entities/claim/longAnswerWrites';
import type { SavedList } from '@/ui/editor/savedList';
import { LongAnswerFields } from './LongAnswerFields';

/** The long answers of a claim, each with a text, a film and a source (CLS-09). */
export function longAnswerList(claimId: string): SavedList<LongAnswerValues> {
  return {
    name: 'long_answers',
    layout: 'rows',
    schema: LongAnswerForm,
    emptyValues: { headline: '', video: '', text: '', source: '', comment: '' },
    titleOf: ({ headline }) => headline,
    isSame: isSameAnswer,
    comparable: comparableAnswer,
    Fields: LongAnswerFields,
    select: (state) => selectClaim(state, claimId)?.long_answers ?? [],
    selectRequest: (state) => selectClaimRequest(state, claimId),
    read: () => fetchClaim({ params: { claimId } }),
    add: (values) => createLongAnswer({ body: { claim_id: claimId, ...values } }),
    update: (longAnswerId, { headline, video, text, source }, order) => {
      const body = { claim_id: claimId, headline, video, text, source, order };
      return updateLongAnswer({ params: { longAnswerId }, body });
    },
    remove: (longAnswerId) => deleteLongAnswer({ params: { longAnswerId } }),
    reorder: (positions) => reorderLongAnswers({ params: { claimId }, body: { positions } }),
  };
}
