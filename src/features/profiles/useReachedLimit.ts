import { isCreationLimitReached } from '@/domain/profileLimit';
import { useAppSelector, useLoad } from '@/store/hooks';
import { fetchLimit, selectLimit, selectLimitRequest, selectProfiles } from './profilesSlice';

/** The number of profiles allowed where no further one may be created, else null (PRO-08). */
export function useReachedLimit(): number | null {
  const limit = useAppSelector(selectLimit);
  const { length } = useAppSelector(selectProfiles);
  useLoad(fetchLimit, undefined, useAppSelector(selectLimitRequest));
  return isCreationLimitReached(limit, length) ? (limit?.max_competences ?? length) : null;
}
