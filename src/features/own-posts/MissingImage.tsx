import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { Image } from '@/api/schema/entities';
import { useAppDispatch } from '@/store/hooks';
import { useLocation, useNavigate } from '@/routes/navigation';
import { attachTitleImage } from '@/entities/post/createNewPost';
import { RetryStepAlert } from '@/ui/feedback/RetryStepAlert';

/** Router state from the page of the new post. */
export interface MissingImageState {
  missingImage?: { image: Image; failure: ApiFailure };
}

/** The post is saved, its title image could not be attached: tries that again alone (quality T30). */
export function MissingImage({ postId }: { postId: string }) {
  const { t } = useTranslation('ownPosts');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { missingImage } = (useLocation().state as MissingImageState | null) ?? {};
  if (!missingImage) return null;
  const { image } = missingImage;
  return (
    <RetryStepAlert
      text={t('editor.imageFailed')}
      failure={missingImage.failure}
      onRetry={async () => {
        const failure = await dispatch(attachTitleImage(postId, image));
        const state: MissingImageState = failure ? { missingImage: { image, failure } } : {};
        void navigate('.', { replace: true, state });
        return failure;
      }}
    />
  );
}
