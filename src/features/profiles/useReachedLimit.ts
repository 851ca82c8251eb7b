import { isCreationLimitReached } from '@/domain/profileLimit';
import { useAppSelector, useLoad } from '@/store/hooks';
import { fetchLimit, selectLimit, selectProfiles } from './profilesSlice';

/** The number of profiles allowed where no further one may be created, else null (PRO-08). Asked for afresh. */
export function useReachedLimit(): number | null {
  const limit = useAppSelector(selectLimit);
  const { length } = useAppSelector(selectProfiles);
  useLoad((dispatch) => dispatch(fetchLimit()), 'limit');
  return isCreationLimitReached(limit, length) ? (limit?.limit ?? null) : null;
}
