import { planEntries } from '../data/plans';
import type { SubscriptionRecord, VoucherRecord } from '../db/communityRecords';
import type { World } from '../db/world';

export function serializeVoucher(voucher: VoucherRecord) {
  return {
    id: voucher.id,
    code: voucher.code,
    description: voucher.description,
    discount: `${voucher.percent} %`,
    plan: voucher.plan,
    expires_at: voucher.expired_at,
    used: voucher.used ? 1 : 0,
  };
}

export function serializeSubscription(world: World, subscription: SubscriptionRecord) {
  const plan = planEntries.find(({ slug }) => slug === subscription.plan);
  return {
    id: subscription.id,
    plan: plan ? { id: plan.id, slug: plan.slug, name: plan.name } : subscription.plan,
    status: subscription.status,
    started_at: subscription.started_at,
    ends_at: subscription.ends_at,
    voucher: world.table('vouchers').get(subscription.voucher_id)?.code ?? null,
    price: subscription.price.toFixed(2),
    currency: 'EUR',
  };
}
