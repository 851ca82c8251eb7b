import { plans } from '@/api/endpoints/plans';
import { planEntries } from '../data/plans';
import type { VoucherRecord } from '../db/communityRecords';
import type { AccountRecord } from '../db/records';
import { daysFrom, parseStamp, stamp } from '../db/time';
import type { World } from '../db/world';
import { mockHandlers } from '../endpoint';
import { fail, failField } from '../fail';
import { serializeSubscription, serializeVoucher } from '../serializers/plan';

/** Days of a period that is paid for. */
const periodDays = 30;
/** Payment methods of the stand-in for the payment provider that do not go through at once. */
const declinedMethod = /declined/;
const unconfirmedMethod = /confirm/;

/** The voucher with this code, if the account may use it (for the plan); 422 otherwise. */
function usableVoucher(world: World, account: AccountRecord, code: string, plan?: string): VoucherRecord {
  const wanted = code.trim().toUpperCase();
  const voucher = world
    .table('vouchers')
    .find((row) => row.code === wanted && (row.account_id === null || row.account_id === account.id));
  if (!voucher) throw failField('voucher', 'Dieser Gutschein ist ungültig.');
  if (voucher.used) throw failField('voucher', 'Dieser Gutschein wurde bereits eingelöst.');
  if (parseStamp(voucher.expired_at) < world.now()) throw failField('voucher', 'Dieser Gutschein ist abgelaufen.');
  if (plan && voucher.plan && voucher.plan !== plan) {
    throw failField('voucher', 'Dieser Gutschein gilt für einen anderen Tarif.');
  }
  return voucher;
}

function subscriptionOf(world: World, account: AccountRecord) {
  return world.table('subscriptions').find(({ account_id }) => account_id === account.id);
}

export const plansMocks = mockHandlers(plans, {
  listPlans: () => planEntries.map((plan) => ({ ...plan, currency: 'EUR', interval: 'month', active: 1, meta: [] })),

  /** A filtered list keeps its places, which makes it an object with number keys. */
  listVouchers: ({ world, account }) =>
    Object.fromEntries(
      [...world.table('vouchers').all().entries()]
        .filter(([, { account_id }]) => account_id === account.id)
        .map(([index, voucher]) => [index, serializeVoucher(voucher)]),
    ),

  checkVoucher: ({ body, world, account }) => serializeVoucher(usableVoucher(world, account, body.voucher)),

  buyPlan: ({ body, world, account, server }) => {
    const plan = planEntries.find(({ slug }) => slug === body.plan);
    if (!plan) throw failField('plan', 'Diesen Tarif gibt es nicht.');
    const voucher = body.voucher ? usableVoucher(world, account, body.voucher, plan.slug) : null;
    if (server.scenario.thirdParties === 'blocked') throw fail(503, 'Payment provider not reachable.');
    if (server.scenario.thirdParties === 'declined' || declinedMethod.test(body.payment_method)) {
      throw failField('payment_method', 'Ihre Karte wurde abgelehnt.');
    }
    if (voucher?.account_id) voucher.used = true;
    const before = subscriptionOf(world, account);
    if (before) world.table('subscriptions').remove(before.id);
    const subscription = world.table('subscriptions').add({
      account_id: account.id,
      plan: plan.slug,
      status: unconfirmedMethod.test(body.payment_method) ? 'incomplete' : 'active',
      started_at: world.stamp(),
      ends_at: stamp(daysFrom(world.now(), periodDays)),
      voucher_id: voucher?.id ?? null,
      price: Number(plan.price) * (1 - (voucher?.percent ?? 0) / 100),
    });
    if (subscription.status === 'incomplete') return { client_secret: `seti_${world.random.hex(24)}_secret` };
    account.plan = plan.slug;
    return { subscription: serializeSubscription(world, subscription) };
  },

  /** By the time it is asked for, the payment provider has reported the confirmed card to the server. */
  getSubscription: ({ world, account }) => {
    const subscription = subscriptionOf(world, account);
    if (!subscription) return null;
    if (subscription.status === 'incomplete') {
      subscription.status = 'active';
      account.plan = subscription.plan;
      world.changed();
    }
    return serializeSubscription(world, subscription);
  },
});
