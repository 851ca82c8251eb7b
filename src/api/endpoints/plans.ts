import { preprocess, z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { limits, RequiredText } from '../schema/fields';
import { entityOrNull, orNull } from '../schema/responses';
import { answerList, isRecord, OptionalId, OptionalNumber, optional, withAliases, Text } from '../schema/wireTypes';

/** Without a price it is shown at checkout (D-52). */
export const Plan = withAliases(
  { slug: ['key', 'code'], name: ['title'], interval: ['period'] },
  z.object({
    id: OptionalId,
    slug: RequiredText,
    name: Text,
    description: Text,
    price: OptionalNumber,
    /** ISO 4217; '' where it is not delivered. */
    currency: Text,
    interval: Text,
  }),
).register(z.globalRegistry, { id: 'Plan' });
export type Plan = z.output<typeof Plan>;

export const Voucher = withAliases(
  { code: ['voucher'], expired_at: ['expires_at', 'valid_until'] },
  z.object({ id: OptionalId, code: Text, description: Text, discount: Text, plan: Text, expired_at: Text }),
).register(z.globalRegistry, { id: 'Voucher' });
export type Voucher = z.output<typeof Voucher>;

export const Subscription = preprocess(
  (raw) => (isRecord(raw) && isRecord(raw['plan']) ? { ...raw, plan: raw['plan']['slug'] } : raw),
  withAliases(
    {
      plan: ['slug'],
      period_start: ['started_at', 'current_period_start'],
      period_end: ['ends_at', 'current_period_end'],
    },
    z.object({
      id: OptionalId,
      /** Slug of the plan. */
      plan: RequiredText,
      status: Text,
      period_start: Text,
      period_end: Text,
      voucher: Text,
      price: OptionalNumber,
      currency: Text,
    }),
  ),
).register(z.globalRegistry, { id: 'Subscription' });
export type Subscription = z.output<typeof Subscription>;

/** The subscription, or a secret with which the card must be confirmed first. */
export const CheckoutResult = preprocess(
  (raw) => (isRecord(raw) && !('client_secret' in raw) && !('subscription' in raw) ? { subscription: raw } : raw),
  z.object({ client_secret: Text, subscription: optional(Subscription) }),
).register(z.globalRegistry, { id: 'CheckoutResult' });
export type CheckoutResult = z.output<typeof CheckoutResult>;

export const VoucherInput = z.object({ voucher: z.string().check(z.trim(), z.minLength(limits.voucherLength)) });
export const CheckoutInput = z.object({
  plan: RequiredText,
  payment_method: RequiredText,
  /** Left out where none was given (D-54). */
  voucher: z.optional(z.string().check(z.trim(), z.minLength(limits.voucherLength))),
});

export const plans = defineEndpoints('plans', {
  listPlans: { method: 'get', path: '/products', access: 'public', summary: 'Plans that can be bought', response: answerList(Plan) },
  listVouchers: { method: 'get', path: '/vouchers', summary: 'My vouchers', response: answerList(Voucher) },
  checkVoucher: { method: 'post', path: '/vouchers/check', summary: 'Check a voucher code', body: VoucherInput, response: entityOrNull(Voucher, ['code']) },
  buyPlan: { method: 'post', path: '/checkout', summary: 'Buy a plan', body: CheckoutInput, response: CheckoutResult, creates: true, assumed: true },
  getSubscription: { method: 'get', path: '/subscription', summary: 'The current plan, or null', response: orNull(Subscription), assumed: true },
});
