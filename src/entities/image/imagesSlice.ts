import { createEntityAdapter, createSlice, type Action, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { EndpointArgs } from '@/api/endpoint';
import { images } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import { apiThunk } from '@/store/apiThunk';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackList } from '@/store/trackRequest';

export const fetchImages = apiThunk(images.listImages);
const list = createEntityAdapter<Image>();
const listSelectors = list.getSelectors();

/** By the id of the call: the thunks themselves come with what shows them (performance S2). */
const isDone =
  <Meta>({ id }: { id: string }) =>
  (action: Action): action is PayloadAction<Image | null, string, Meta> =>
    action.type === `${id}/fulfilled`;

const slice = createSlice({
  name: 'images',
  initialState: {
    list: list.getInitialState({ request: idleRequest }),
    /** Ids of images that an upload of this session was settled with: no other upload is taken for them. */
    uploaded: [] as string[],
  },
  reducers: {
    uploadSettled: (state, { payload }: PayloadAction<string>) => {
      state.uploaded.push(payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isDone<{ arg: unknown }>(images.uploadImage), (state, { payload }) => {
        if (!payload || Object.hasOwn(state.list.entities, payload.id)) return;
        // The newest first, without rebuilding thousands of others.
        state.list.ids.unshift(payload.id);
        state.list.entities[payload.id] = payload;
      })
      .addMatcher(isDone<{ arg: unknown }>(images.updateImage), (state, { payload }) => {
        if (payload) list.updateOne(state.list, { id: payload.id, changes: payload });
      })
      .addMatcher(
        isDone<{ arg: EndpointArgs<typeof images.deleteImage> }>(images.deleteImage),
        (state, { meta: { arg } }) => {
          const gone = listSelectors.selectAll(state.list).find(({ uuid }) => uuid === arg.params.imageUuid);
          if (gone) list.removeOne(state.list, gone.id);
        },
      );
    trackList(builder, (state) => state.list, fetchImages);
  },
  selectors: {
    selectImages: (state) => listSelectors.selectAll(state.list),
    selectImagesRequest: (state) => state.list.request,
    selectUploaded: (state) => state.uploaded,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { uploadSettled } = slice.actions;
export const { selectImages, selectImagesRequest, selectUploaded } = slice.injectInto(rootReducer).selectors;
