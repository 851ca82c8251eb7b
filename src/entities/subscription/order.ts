import { currentConnection } from '@/api/client/connection';
import type { ApiFailure } from '@/api/client/failure';
import { plans, type CheckoutInput } from '@/api/endpoints/plans';
import type { z } from '@/api/schema/zod';
import { orderedPlan } from '@/domain/plans';
import { apiThunk } from '@/store/apiThunk';
import { isOutcomeUnknown } from '@/store/lostResponse';
import {
  isUnderWay,
  lookAgain,
  pendingWrites,
  setPendingWrite,
  whileSending,
  type PendingWrite,
} from '@/store/pendingWrites';
import type { AppThunk } from '@/store/rootReducer';
import { selectUser } from '@/store/session';
import { fetchSubscription } from './subscriptionSlice';

/* One order, one request (D-54, D-66): plan and time are remembered, to look for it before anything is sent again. */

const key = plans.buyPlan.id;
const buyPlan = apiThunk(plans.buyPlan, { silent: true });

/** Milliseconds for which a plan that is not there yet may still come; nothing is ordered again before. */
export const orderHoldMs = 15 * 60_000;

interface Order {
  /** Slug. */
  plan: string;
  at: number;
}

const orderOf = ({ args, at = 0 }: PendingWrite): Order => ({ plan: (args as Pick<Order, 'plan'>).plan, at });

/** One that was sent and of which no end is known. */
export function findOrder(): AppThunk<Order | null> {
  return (dispatch) => {
    const write = dispatch(pendingWrites())[key];
    return write ? orderOf(write) : null;
  };
}

/** `again`: nothing was bought, and it may be ordered again. `unseeable`: this server does not say who has which plan. */
type OrderOutcome = 'booked' | 'again' | 'unseen' | 'unseeable';

/** Reads until the plan of the order is there, for half a minute. Null where the session has ended. */
export function settleOrder(): AppThunk<Promise<OrderOutcome | null>> {
  return async (dispatch) => {
    const write = dispatch(pendingWrites())[key];
    if (!write) {
      // Settled in another tab.
      await dispatch(fetchSubscription());
      return 'again';
    }
    const { plan, at } = orderOf(write);
    const isElsewhere = await dispatch(isUnderWay(key, write));
    const look = async (): Promise<OrderOutcome> => {
      const read = await dispatch(fetchSubscription());
      if ('failure' in read) return read.failure.kind === 'notOffered' ? 'unseeable' : 'unseen';
      const orderState = orderedPlan(read.data, plan);
      if (orderState === 'booked') return orderState;
      // Refused meanwhile, where it was sent from.
      if (!dispatch(findOrder())) return 'again';
      return !isElsewhere && (orderState === 'unpaid' || Date.now() - at > orderHoldMs) ? 'again' : 'unseen';
    };
    const isSettled = (result: OrderOutcome) => result === 'booked' || result === 'unseeable' || !dispatch(findOrder());
    const waits = (currentConnection().lookAgainAfter ?? []).flatMap((wait, index, { length }) =>
      index < length - 1 ? [wait] : [wait, 2 * wait, 3 * wait],
    );
    const outcome = await dispatch(lookAgain(key, write, look, isSettled, waits));
    if (outcome === 'booked' || outcome === 'again') dispatch(setPendingWrite(key, null));
    return outcome;
  };
}

/** `refusal`: the bank's, with the secret by which the same order is confirmed with another card. */
type OrderResult<Refusal> =
  | { outcome: 'booked' | 'unknown' | 'aborted' }
  | { failure: ApiFailure }
  | { refusal: Refusal; secret: string };

/** Sends the order once, or goes on with a known secret; `confirm` resolves to the bank's refusal. Keeps no secret. */
export function placeOrder<Refusal>(
  body: z.input<typeof CheckoutInput>,
  openSecret: string,
  confirm: (secret: string) => Promise<Refusal | null>,
): AppThunk<Promise<OrderResult<Refusal>>> {
  return async (dispatch, getState) => {
    const userId = selectUser(getState())?.id;
    const remember = (isSending: boolean) =>
      dispatch(setPendingWrite(key, { args: { plan: body.plan }, known: [], at: Date.now(), isSending }));
    const send = async (): Promise<OrderResult<Refusal>> => {
      remember(true);
      let secret = openSecret;
      if (!secret) {
        const sent = await dispatch(buyPlan({ body }));
        if (selectUser(getState())?.id !== userId) return { outcome: 'aborted' };
        if ('failure' in sent) {
          if (isOutcomeUnknown(sent.failure)) return { outcome: 'unknown' };
          dispatch(setPendingWrite(key, null));
          return sent;
        }
        if (orderedPlan(sent.data.subscription, body.plan) === 'booked') {
          dispatch(setPendingWrite(key, null));
          void dispatch(fetchSubscription());
          return { outcome: 'booked' };
        }
        secret = sent.data.client_secret;
        if (!secret) return { outcome: 'unknown' };
      }
      const refusal = await confirm(secret);
      if (refusal === null) return { outcome: 'unknown' };
      dispatch(setPendingWrite(key, null));
      return { refusal, secret };
    };
    // A session that has ended is noticed here, before anything is sent, and so is a plan that is there already.
    const read = openSecret ? null : await dispatch(fetchSubscription());
    const isThere = read && 'data' in read && orderedPlan(read.data, body.plan) === 'booked';
    if (isThere || selectUser(getState())?.id !== userId) return { outcome: 'aborted' };
    // Right before it is sent: another tab may have ordered while the card was checked.
    if (dispatch(findOrder())) return { outcome: 'unknown' };
    const result = await dispatch(whileSending(key, send));
    if ('outcome' in result && result.outcome === 'unknown') remember(false);
    return result;
  };
}
