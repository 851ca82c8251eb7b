import type { WithSlice } from '@reduxjs/toolkit';
import { plans, type Subscription } from '@/api/endpoints/plans';
import { apiThunk } from '@/store/apiThunk';
import { createReadSlice } from '@/store/readSlice';
import { rootReducer } from '@/store/rootReducer';

/** Silent: what depends on the plan is only shown where the plan is known (D-16). */
export const fetchSubscription = apiThunk(plans.getSubscription, { silent: true });

/** Null where there is none, or where it is not known. */
const slice = createReadSlice('subscription', fetchSubscription, null as Subscription | null);

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectData: selectSubscription, selectRequest: selectSubscriptionRequest } =
  slice.injectInto(rootReducer).selectors;
