import type { WithSlice } from '@reduxjs/toolkit';
import { posts } from '@/api/endpoints/posts';
import type { ProfileRef } from '@/api/schema/entities';
import { apiThunk } from '@/store/apiThunk';
import { createReadSlice } from '@/store/readSlice';
import { rootReducer } from '@/store/rootReducer';

export const fetchPostProfiles = apiThunk(posts.listPostProfiles);

const slice = createReadSlice('postProfiles', fetchPostProfiles, [] as ProfileRef[]);

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectData: selectPostProfiles, selectRequest: selectPostProfilesRequest } =
  slice.injectInto(rootReducer).selectors;
