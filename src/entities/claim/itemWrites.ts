import { claims } from '@/api/endpoints/claims';
import { hasValues } from '@/domain/hasValues';
import { areOrdered, claimWrite, holdsBody } from './claimsSlice';

/*
 * The calls of a claim's lists and texts besides its keywords and its short answer (CLS-04 to CLS-08); D-66 tells by the
 * claim whether one was done. Deletions are sent after the undo time, when the list may be closed: the failure becomes a
 * notice.
 */

const includes = (items: readonly object[], values: object) => items.some((item) => hasValues(item, values));
const isGone = (items: readonly { id: string }[], id: string) => !items.some((item) => item.id === id);

export const addTip = claimWrite(claims.addTip, ({ tips }, { body }) => includes(tips, body));
export const updateTip = claimWrite(claims.updateTip, ({ tips }, { params: { tipId: id }, body }) =>
  includes(tips, { ...body, id }),
);
export const deleteTip = claimWrite(claims.deleteTip, ({ tips }, { params }) => isGone(tips, params.tipId), {
  failureText: 'claimParts:tips.notDeleted',
});
export const reorderTips = claimWrite(claims.reorderTips, ({ tips }, { body }) => areOrdered(tips, body));

export const addFact = claimWrite(claims.addFact, ({ facts }, { body }) => includes(facts, body));
export const updateFact = claimWrite(claims.updateFact, ({ facts }, { params: { factId: id }, body }) =>
  includes(facts, { ...body, id }),
);
export const deleteFact = claimWrite(claims.deleteFact, ({ facts }, { params }) => isGone(facts, params.factId), {
  failureText: 'claimParts:facts.notDeleted',
});
export const reorderFacts = claimWrite(claims.reorderFacts, ({ facts }, { body }) => areOrdered(facts, body));

export const addFaq = claimWrite(claims.addFaq, ({ faqs }, { body }) => includes(faqs, body));
export const updateFaq = claimWrite(claims.updateFaq, ({ faqs }, { params: { faqId: id }, body }) =>
  includes(faqs, { ...body, id }),
);
export const deleteFaq = claimWrite(claims.deleteFaq, ({ faqs }, { params }) => isGone(faqs, params.faqId), {
  failureText: 'claimParts:faqs.notDeleted',
});
export const reorderFaqs = claimWrite(claims.reorderFaqs, ({ faqs }, { body }) => areOrdered(faqs, body));

export const addEssential = claimWrite(claims.addEssential, ({ essentials }, { body: { text } }) =>
  includes(essentials, { text }),
);
export const updateEssential = claimWrite(
  claims.updateEssential,
  ({ essentials }, { params: { essentialId: id }, body }) => includes(essentials, { ...body, id }),
);
export const deleteEssential = claimWrite(
  claims.deleteEssential,
  ({ essentials }, { params }) => isGone(essentials, params.essentialId),
  { failureText: 'claimParts:essentials.notDeleted' },
);
export const reorderEssentials = claimWrite(claims.reorderEssentials, ({ essentials }, { body }) =>
  areOrdered(essentials, body),
);

export const saveQuote = claimWrite(claims.saveQuote, holdsBody);
export const saveOpinion = claimWrite(claims.saveOpinion, holdsBody);
