import { useSelector } from 'react-redux';
import { isCreationLimitReached } from '@/domain/profileLimit';
import { useLoad } from '@/store/hooks';
import { selectLimit, selectProfiles } from './profilesSlice';
import { fetchLimit } from './thunks';

/** The number of profiles allowed where no further one may be created, else null (PRO-08). Asked for afresh. */
export function useReachedLimit(): number | null {
  const limit = useSelector(selectLimit);
  const { length } = useSelector(selectProfiles);
  useLoad((dispatch) => dispatch(fetchLimit()), 'limit');
  return isCreationLimitReached(limit, length) ? (limit?.max_competences ?? length) : null;
}
