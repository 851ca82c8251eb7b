import { images } from '@/api/endpoints/images';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Image } from '@/api/schema/entities';
import { draftKey } from '@/domain/draftKey';
import { apiThunk } from '@/store/apiThunk';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';
import { type CallResult, failureOf } from '@/store/callResult';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { uploadOnce } from '@/entities/image/imageUpload';
import { attachPicture, detachPicture, fetchProfile } from './profilesSlice';

const uploadPicture = apiThunk(images.uploadProfilePicture, { silent: true });

function readPicture(profileId: string): AppThunk<Promise<CallResult<Image[]>>> {
  return async (dispatch) => {
    const read = await dispatch(fetchProfile({ params: { profileId } }));
    if ('failure' in read) return read;
    return { data: read.data.profile_picture ? [read.data.profile_picture] : [] };
  };
}

/** The picture of a profile as the upload dialog changes it (PRO-17). */
export function usePictureTarget({
  id: profileId,
  profile_picture,
}: Pick<CompetenceProfile, 'id' | 'profile_picture'>): ImageTarget {
  const dispatch = useAppDispatch();
  const params = { profileId };
  return {
    type: 'competence_profile_picture',
    draft: draftKey({ type: 'profile', id: profileId, section: 'photo' }),
    upload: (file, options) =>
      dispatch(
        uploadOnce(
          {
            thunk: uploadPicture,
            args: { params, body: { image: file } },
            before: profile_picture ? [profile_picture] : [],
            readImages: () => readPicture(profileId),
          },
          options,
        ),
      ),
    attach: ({ id }) => dispatch(failureOf(attachPicture({ params, body: { image: id } }))),
    detach: ({ id }) => dispatch(failureOf(detachPicture({ params, body: { image: id } }))),
    refresh: () => dispatch(fetchProfile({ params })),
  };
}
