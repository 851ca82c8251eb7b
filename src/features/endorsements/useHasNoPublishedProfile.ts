import { useAppSelector } from '@/store/hooks';
import { selectPages, selectPagesRequest } from './endorsementsSlice';

/** Whether it is known that there is no profile to be verified (VER-04); false while that is not known. */
export function useHasNoPublishedProfile(): boolean {
  const pages = useAppSelector(selectPages);
  return useAppSelector(selectPagesRequest).status === 'succeeded' && pages.length === 0;
}
