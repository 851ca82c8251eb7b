import type { WithSlice } from '@reduxjs/toolkit';
import { plans, type Plan, type Subscription, type Voucher } from '@/api/endpoints/plans';
import { apiThunk } from '@/store/apiThunk';
import { createReadSlice } from '@/store/readSlice';
import { rootReducer } from '@/store/rootReducer';

/** Silent: what depends on the plan is only shown where the plan is known (D-16). */
export const fetchSubscription = apiThunk(plans.getSubscription, { silent: true });
export const fetchPlans = apiThunk(plans.listPlans);
export const fetchVouchers = apiThunk(plans.listVouchers);
export const checkVoucher = apiThunk(plans.checkVoucher, { silent: true });

/** Null where there is none, or where it is not known. */
const subscription = createReadSlice('subscription', fetchSubscription, null as Subscription | null);
const planList = createReadSlice('plans', fetchPlans, [] as Plan[]);
const vouchers = createReadSlice('vouchers', fetchVouchers, [] as Voucher[]);

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices
    extends WithSlice<typeof subscription>, WithSlice<typeof planList>, WithSlice<typeof vouchers> {}
}

export const { selectData: selectSubscription, selectRequest: selectSubscriptionRequest } =
  subscription.injectInto(rootReducer).selectors;
export const { selectData: selectPlans, selectRequest: selectPlansRequest } =
  planList.injectInto(rootReducer).selectors;
export const { selectData: selectVouchers, selectRequest: selectVouchersRequest } =
  vouchers.injectInto(rootReducer).selectors;
