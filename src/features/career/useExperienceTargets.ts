import { experience, type WorkExperience } from '@/api/endpoints/experience';
import { images } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import { apiThunk } from '@/store/apiThunk';
import { useAppDispatch } from '@/store/hooks';
import { uploadOnce } from '@/store/imageUpload';
import type { AppThunk } from '@/store/rootReducer';
import { failureOf } from '@/store/thunkResult';
import { resultOf, type CallResult } from '@/store/unknownOutcome';
import type { ImageTarget } from '@/ui/images/imageTarget';
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
    isDone: (list: WorkExperience[] | null, { params, body }: AttachArgs) =>
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
    const read = await dispatch(resultOf(fetchExperience()));
    if ('failure' in read) return read;
    const entry = read.data.find(({ id }) => id === experienceId);
    return entry ? { data: imagesOf(entry) } : { failure: { kind: 'notFound' } };
  };
}

/** Logo and gallery of a saved work experience, as the upload dialog changes them (EXP-04). */
export function useExperienceTargets(entry: WorkExperience): { logo: ImageTarget; gallery: ImageTarget } {
  const dispatch = useAppDispatch();
  const params = { experienceId: entry.id };
  const refresh = () => dispatch(fetchExperience());
  const upload =
    (thunk: typeof uploadLogo | typeof uploadToGallery, imagesOf: ImagesOf): ImageTarget['upload'] =>
    (file, options) =>
      dispatch(
        uploadOnce(
          {
            thunk,
            args: { params, body: { image: file } },
            before: imagesOf(entry),
            readImages: () => readImages(entry.id, imagesOf),
          },
          options,
        ),
      );
  return {
    logo: {
      kind: 'work_experience_logo',
      upload: upload(uploadLogo, logoOf),
      attach: ({ id }) => dispatch(failureOf(attachLogo({ params, body: { image: id } }))),
      detach: ({ id }) => dispatch(failureOf(detachLogo({ params, body: { image: id } }))),
      refresh,
    },
    gallery: {
      kind: 'work_experience',
      upload: upload(uploadToGallery, galleryOf),
      attach: ({ id }) => dispatch(failureOf(attachImage({ params, body: { image: id } }))),
      detach: ({ id }) => dispatch(failureOf(detachImage({ params, body: { image: id } }))),
      refresh,
    },
  };
}
