import { experience, type WorkExperience } from '@/api/endpoints/experience';
import { images } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import { draftKey } from '@/domain/draftKey';
import { apiThunk } from '@/store/apiThunk';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import type { AppDispatch, AppThunk, RootState } from '@/store/rootReducer';
import { type CallResult, failureOf } from '@/store/callResult';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { uploadOnce } from '@/entities/image/imageUpload';
import { fetchExperience, selectExperience } from './experienceSlice';

type ImagesOf = (entry: WorkExperience) => readonly Image[];
interface AttachArgs {
  params: { experienceId: string };
  body: { image: string };
}

const logoOf: ImagesOf = ({ logo }) => (logo ? [logo] : []);
const galleryOf: ImagesOf = ({ image_gallery }) => image_gallery;

const refetch = () => fetchExperience();

/** Silent, as all calls of an upload dialog; the list tells whether one with a lost response was done (D-66). */
const changing = (imagesOf: ImagesOf, isThereAfter: boolean) => ({
  silent: true,
  refetch,
  confirm: {
    refetch,
    isApplied: (list: WorkExperience[] | null, { params, body }: AttachArgs) =>
      list?.some(
        (entry) =>
          entry.id === params.experienceId && imagesOf(entry).some(({ id }) => id === body.image) === isThereAfter,
      ) ?? false,
    select: selectExperience,
  },
});

const attachLogo = apiThunk(experience.attachLogo, changing(logoOf, true));
const detachLogo = apiThunk(experience.detachLogo, changing(logoOf, false));
const attachImage = apiThunk(experience.attachImage, changing(galleryOf, true));
const detachImage = apiThunk(experience.detachImage, changing(galleryOf, false));
const uploadLogo = apiThunk(images.uploadExperienceLogo, { silent: true });
const uploadToGallery = apiThunk(images.uploadExperienceImage, { silent: true });

function readImages(experienceId: string, imagesOf: ImagesOf): AppThunk<Promise<CallResult<readonly Image[]>>> {
  return async (dispatch) => {
    const read = await dispatch(fetchExperience());
    if ('failure' in read) return read;
    const entry = read.data.find(({ id }) => id === experienceId);
    return entry ? { data: imagesOf(entry) } : { failure: { kind: 'notFound' } };
  };
}

/** Returns logo and gallery of a work experience, as the upload dialog changes them (EXP-04). */
export function useExperienceTargets(): (experienceId: string) => { logo: ImageTarget; gallery: ImageTarget } {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return (experienceId) => experienceTargets(experienceId, dispatch, () => store.getState());
}

function experienceTargets(experienceId: string, dispatch: AppDispatch, getState: () => RootState) {
  const params = { experienceId };
  const refresh = () => dispatch(fetchExperience());
  const before = (imagesOf: ImagesOf) => {
    const entry = selectExperience(getState()).find(({ id }) => id === experienceId);
    return entry ? imagesOf(entry) : null;
  };
  const upload =
    (thunk: typeof uploadLogo | typeof uploadToGallery, imagesOf: ImagesOf): ImageTarget['upload'] =>
    (file, options) =>
      dispatch(
        uploadOnce(
          {
            thunk,
            args: { params, body: { image: file } },
            before: before(imagesOf),
            readImages: () => readImages(experienceId, imagesOf),
          },
          options,
        ),
      );
  const logo: ImageTarget = {
    type: 'work_experience_logo',
    draft: draftKey({ type: 'experience', id: experienceId, item: 'logo' }),
    upload: upload(uploadLogo, logoOf),
    attach: ({ id }) => dispatch(failureOf(attachLogo({ params, body: { image: id } }))),
    detach: ({ id }) => dispatch(failureOf(detachLogo({ params, body: { image: id } }))),
    refresh,
  };
  const gallery: ImageTarget = {
    type: 'work_experience',
    draft: draftKey({ type: 'experience', id: experienceId, item: 'gallery' }),
    upload: upload(uploadToGallery, galleryOf),
    attach: ({ id }) => dispatch(failureOf(attachImage({ params, body: { image: id } }))),
    detach: ({ id }) => dispatch(failureOf(detachImage({ params, body: { image: id } }))),
    refresh,
  };
  return { logo, gallery };
}
