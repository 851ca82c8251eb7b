import { z } from '@/api/zod';
import { useLocation, useNavigate } from '@/routes/navigation';
import { href } from '@/routes/href';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';

/** What a sign-in screen hands to the next one beside the address, where it would be kept and seen. */
const Arrival = z.object({
  email: z.string().catch(''),
  notice: z.enum(['registered', 'restored', 'passwordChanged']).nullable().catch(null),
});
export type Arrival = z.output<typeof Arrival>;

/** The e-mail address to begin with, and what has just been done. */
export function useArrival(): Arrival {
  const { state }: { state: unknown } = useLocation();
  return Arrival.catch({ email: '', notice: null }).parse(state);
}

/** Leads to the sign-in page after something else has worked: e-mail filled in, query kept, told there and as a toast. */
export function useLeadToLogin(): (email: string, notice: NonNullable<Arrival['notice']>) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (email, notice) => {
    dispatch(noticeAdded({ severity: 'success', textKey: `auth:notice.${notice}` }));
    const arrival: Arrival = { email, notice };
    void navigate({ pathname: href('login'), search }, { replace: true, state: arrival });
  };
}
