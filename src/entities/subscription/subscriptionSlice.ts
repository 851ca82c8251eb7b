import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { plans, type Subscription } from '@/api/endpoints/plans';
import { apiThunk } from '@/store/apiThunk';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest } from '@/store/trackRequest';

/** Silent: what depends on the plan is only shown where the plan is known (D-16). */
export const fetchSubscription = apiThunk(plans.getSubscription, { silent: true });

const slice = createSlice({
  name: 'subscription',
  initialState: {
    /** The plan of the user; null where there is none, or where it is not known. */
    current: null as Subscription | null,
    request: idleRequest,
  },
  reducers: {},
  extraReducers: (builder) => {
    trackRequest(
      builder,
      (state) => state.request,
      fetchSubscription,
      (state, subscription) => {
        state.current = subscription;
      },
    );
  },
  selectors: {
    selectSubscription: (state) => state.current,
    selectSubscriptionRequest: (state) => state.request,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectSubscription, selectSubscriptionRequest } = slice.injectInto(rootReducer).selectors;
