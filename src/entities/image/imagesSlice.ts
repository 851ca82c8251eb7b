import { createEntityAdapter, createSlice, type Action, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { images, type ImageInput } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import type { z } from '@/api/schema/zod';
import { apiThunk } from '@/store/apiThunk';
import { listWrites } from '@/store/entityWrites';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackList } from '@/store/trackRequest';

export type ImageTextsInput = z.output<typeof ImageInput>;

export const noTexts: ImageTextsInput = {
  name: '',
  description: '',
  alt: '',
  label: '',
  author: '',
  show_copyright: false,
};

export function textsOf({ name, description, alt, label, author, show_copyright }: Image): ImageTextsInput {
  return { name, description, alt, label, author, show_copyright };
}

/** Without the name, which the upload itself brings along. */
export function hasTexts({ alt, description, author, label, show_copyright }: ImageTextsInput): boolean {
  return show_copyright || [alt, description, author, label].some((text) => text.trim() !== '');
}

export const fetchImages = apiThunk(images.listImages);
const refetch = () => fetchImages();
/** Silent: its dialog shows the failure. */
export const updateImage = listWrites({ fetch: refetch, select: (state): Image[] => selectImages(state) })(
  images.updateImage,
);
/** The failure becomes a notice. */
export const deleteImage = apiThunk(images.deleteImage, {
  failureText: 'images:delete.failed',
  confirm: {
    refetch,
    isApplied: (list, { params }) => list?.every(({ uuid }) => uuid !== params.imageUuid) ?? false,
  },
});

const list = createEntityAdapter<Image>();
const listSelectors = list.getSelectors();

/** By the id of the call: its thunk belongs to the target that uploads. */
const isUploaded = (action: Action): action is PayloadAction<Image | null> =>
  action.type === `${images.uploadImage.id}/fulfilled`;

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
      .addCase(updateImage.fulfilled, (state, { payload }) => {
        if (payload) list.updateOne(state.list, { id: payload.id, changes: payload });
      })
      .addCase(deleteImage.fulfilled, (state, { meta: { arg } }) => {
        const gone = listSelectors.selectAll(state.list).find(({ uuid }) => uuid === arg.params.imageUuid);
        if (gone) list.removeOne(state.list, gone.id);
      })
      .addMatcher(isUploaded, (state, { payload }) => {
        if (!payload || Object.hasOwn(state.list.entities, payload.id)) return;
        // The newest first, without rebuilding thousands of others.
        state.list.ids.unshift(payload.id);
        state.list.entities[payload.id] = payload;
      });
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
