import { createSlice } from '@reduxjs/toolkit';
import { trackRead, unread, type ReadState, type TrackedThunk } from './trackRequest';

export function createReadSlice<Name extends string, Kept, Args, Data extends Kept>(
  name: Name,
  thunk: TrackedThunk<Args, Data>,
  unreadData: Kept,
) {
  return createSlice({
    name,
    initialState: unread(unreadData),
    reducers: {},
    extraReducers: (builder) => trackRead(builder, (state) => state as ReadState<Kept>, thunk),
    selectors: { selectData: (state) => state.data, selectRequest: (state) => state.request },
  });
}
