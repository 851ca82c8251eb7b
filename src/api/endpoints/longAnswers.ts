import { z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { ImageChoice, LongText, OptionalWebAddress, PositionsInput, Title } from '../schema/fields';
import { Image } from '../schema/entities';
import { Ack } from '../schema/responses';
import { Count, Id, IdInput, listOf, OptionalId, withAliases, Text } from '../schema/wireTypes';

export const LongAnswer = withAliases(
  { images: ['long_answer_images'] },
  z.object({
    id: Id,
    claim_id: OptionalId,
    headline: Text,
    video: Text,
    /** Rich text as HTML, or plain text with paragraphs (D-45). */
    text: Text,
    source: Text,
    comment: Text,
    order: Count,
    images: listOf(Image),
  }),
).register(z.globalRegistry, { id: 'LongAnswer' });
export type LongAnswer = z.output<typeof LongAnswer>;

const fields = {
  claim_id: IdInput,
  headline: Title,
  video: OptionalWebAddress,
  text: LongText,
  source: OptionalWebAddress,
};

/** The comment is given at creation only, the order afterwards only (D-38). */
export const NewLongAnswerInput = z.object({ ...fields, comment: LongText });
export const LongAnswerInput = z.object({ ...fields, order: z.int().check(z.minimum(1)) });

/** Answers of writes are not used: the claim, which holds its long answers, is read again. */
export const longAnswers = defineEndpoints('longAnswers', {
  createLongAnswer: { method: 'post', creates: true, path: '/longanswers', summary: 'Add a long answer to a claim', body: NewLongAnswerInput, response: Ack },
  updateLongAnswer: {
    method: 'patch',
    path: '/longanswers/:longAnswerId',
    summary: 'Change a long answer',
    body: LongAnswerInput,
    response: Ack,
  },
  deleteLongAnswer: { method: 'delete', path: '/longanswers/:longAnswerId', summary: 'Delete a long answer', response: Ack },
  reorderLongAnswers: {
    method: 'patch',
    path: '/longanswers/claims/:claimId/reorder',
    summary: "Set the order of a claim's long answers",
    body: PositionsInput,
    response: Ack,
  },
  attachImage: {
    method: 'post',
    path: '/longanswers/:longAnswerId/images-attach',
    summary: 'Attach a library image to a long answer',
    body: ImageChoice,
    response: Ack,
  },
  detachImage: {
    method: 'post',
    path: '/longanswers/:longAnswerId/images-detach',
    summary: 'Detach an image from a long answer',
    body: ImageChoice,
    response: Ack,
  },
});
