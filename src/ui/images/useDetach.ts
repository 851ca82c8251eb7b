import type { Image } from '@/api/schema/entities';
import { useAppDispatch } from '@/store/hooks';
import { failureTextOf, noticeAdded } from '@/store/notices';
import type { ImageTarget } from '@/entities/image/imageTarget';

/** Takes an image away from its target; why it stays is a notice, since the call may be sent on leaving the page. */
export function useDetach({ detach }: ImageTarget): (image: Image) => Promise<void> {
  const dispatch = useAppDispatch();
  return async (image) => {
    const failure = (await detach?.(image)) ?? null;
    if (!failure || failure.kind === 'aborted' || failure.kind === 'unauthorized') return;
    dispatch(noticeAdded({ severity: 'error', ...failureTextOf(failure, 'images:field.removeFailed') }));
  };
}
