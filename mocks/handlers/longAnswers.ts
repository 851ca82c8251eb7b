import { longAnswers } from '@/api/endpoints/longAnswers';
import { attach, detach } from '../db/attachments';
import { chosenImage } from '../db/images';
import { moveTo, reorder } from '../db/ordered';
import { existing, owned } from '../db/ownership';
import type { LongAnswerRecord } from '../db/claims';
import type { AccountRecord } from '../db/records';
import type { World } from '../db/world';
import { mockHandlers } from '../endpoint';
import { longAnswersOf, serializeLongAnswer } from '../serializers/claim';

interface AnswerCall {
  params: { longAnswerId: string };
  world: World;
  account: AccountRecord;
}

/** A long answer of one's own claim. */
function mine({ params, world, account }: AnswerCall): LongAnswerRecord {
  const answer = existing(world, 'longAnswers', params.longAnswerId);
  owned(world, 'claims', answer.claim_id, account);
  return answer;
}

export const longAnswersMocks = mockHandlers(longAnswers, {
  createLongAnswer: ({ body, world, account }) => {
    const claim = owned(world, 'claims', body.claim_id, account);
    const order = longAnswersOf(world, claim).length + 1;
    const answer = world
      .table('longAnswers')
      .add({ ...body, claim_id: claim.id, order, image_ids: [], created_at: world.stamp() });
    return serializeLongAnswer(world, answer);
  },

  updateLongAnswer: (call) => {
    const answer = mine(call);
    const { world, account, body } = call;
    const claim = owned(world, 'claims', body.claim_id, account);
    const { headline, video, text, source } = body;
    Object.assign(answer, { headline, video, text, source });
    if (answer.claim_id === claim.id) moveTo(longAnswersOf(world, claim), answer, body.order);
    return serializeLongAnswer(world, answer);
  },

  deleteLongAnswer: (call) => {
    const answer = mine(call);
    const claim = existing(call.world, 'claims', answer.claim_id);
    call.world.table('longAnswers').remove(answer.id);
    for (const [index, left] of longAnswersOf(call.world, claim).entries()) left.order = index + 1;
    return null;
  },

  reorderLongAnswers: ({ params, body, world, account }) =>
    reorder(longAnswersOf(world, owned(world, 'claims', params.claimId, account)), body.positions),

  attachImage: (call) => {
    attach(mine(call).image_ids, chosenImage(call.world, call.account, call.body.image).id);
  },
  detachImage: (call) => detach(mine(call).image_ids, call.body.image),
});
