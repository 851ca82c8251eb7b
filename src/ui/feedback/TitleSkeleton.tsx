import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { Delayed } from './StatusView';

/** In place of a title that is not known yet; `title`, the kind of page, is for screen readers only. */
export function TitleSkeleton({ title }: { title: string }) {
  return (
    <>
      <VisuallyHidden>{title}</VisuallyHidden>
      <Delayed>
        <Skeleton component="span" sx={{ display: 'block', width: 'min(60vw, 480px)' }} />
      </Delayed>
    </>
  );
}
