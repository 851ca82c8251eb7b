import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { Delayed } from './StatusView';

/** In the place of a title that is not known yet; what kind of page it is, is only read out. */
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
