import { useAppSelector, useLoad } from '@/store/hooks';
import { fetchIsExpert, selectIsExpert, selectIsExpertRequest } from './userSlice';

/** Whether the server counts the user as an expert (AUT-20); null while, or where, it does not say (D-11). */
export function useIsExpert(): boolean | null {
  useLoad(fetchIsExpert, undefined, useAppSelector(selectIsExpertRequest));
  return useAppSelector(selectIsExpert);
}
