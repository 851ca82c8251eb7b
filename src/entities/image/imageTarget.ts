import type { ApiFailure } from '@/api/client/failure';
import type { Image } from '@/api/schema/entities';
import type { ImageTargetType } from '@/domain/imageCrop';
import type { CallResult } from '@/store/callResult';
import type { ImageTextsInput } from './imageTexts';
import type { UploadOptions } from './imageUpload';

/**
 * What images are attached to, as the upload dialog knows it. Its thunks are silent: the dialog shows what fails, and
 * `ImageField` says why an image could not be taken away.
 */
export interface ImageTarget {
  type: ImageTargetType;
  /** Name under which texts of images that are not uploaded yet are kept, unique per target. */
  draft: string;
  /** It is not saved yet: what is chosen waits for that (`useWaitingImages`). */
  isDeferred?: boolean;
  /**
   * Uploads one file and attaches it, by `uploadOnce`; resolves to the new image where it is known. The texts typed for
   * it follow in a call of their own, unless the image has them already.
   */
  upload: (file: File, options: UploadOptions & { texts: ImageTextsInput }) => Promise<CallResult<Image | null>>;
  /** Missing where an image of the library cannot be attached. */
  attach?: (image: Image) => Promise<ApiFailure | null>;
  /** Missing where an image cannot be taken away. */
  detach?: (image: Image) => Promise<ApiFailure | null>;
  /** Reads again what shows the images, after the texts of one have changed. */
  refresh?: () => unknown;
}
