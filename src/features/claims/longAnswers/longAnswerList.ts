import { NewLongAnswerInput } from '@/api/endpoints/longAnswers';
import type { z } from '@/api/schema/zod';
import { comparableAnswer, isSameAnswer } from '@/domain/longAnswer';
import { VideoAddress } from '@/domain/video';
import type { ClaimItemList } from '../editor/items/claimItems';
import { createLongAnswer, deleteLongAnswer, reorderLongAnswers, updateLongAnswer } from './longAnswerCalls';
import { LongAnswerFields } from './LongAnswerFields';
import { LongAnswerRow } from './LongAnswerRow';

const LongAnswerForm = NewLongAnswerInput.omit({ claim_id: true }).extend({ video: VideoAddress });
export type LongAnswerValues = z.output<typeof LongAnswerForm>;

/** Answers in full, with images, a film and a source (CLS-09). */
export const longAnswerList: ClaimItemList<LongAnswerValues> = {
  name: 'long_answers',
  section: 'longAnswers',
  layout: 'rows',
  schema: LongAnswerForm,
  emptyValues: { headline: '', video: '', text: '', source: '', comment: '' },
  titleOf: ({ headline }) => headline,
  isSame: isSameAnswer,
  comparable: comparableAnswer,
  Fields: LongAnswerFields,
  Row: LongAnswerRow,
  itemsOf: ({ long_answers }) => long_answers,
  add: (claim_id, values) => createLongAnswer({ body: { claim_id, ...values } }),
  update: (claim_id, longAnswerId, { headline, video, text, source }, order) =>
    updateLongAnswer({ params: { longAnswerId }, body: { claim_id, headline, video, text, source, order } }),
  remove: (_, longAnswerId) => deleteLongAnswer({ params: { longAnswerId } }),
  reorder: (claimId, positions) => reorderLongAnswers({ params: { claimId }, body: { positions } }),
};
