import { homeHref } from '@/routes/destination';
import { Navigate, useLocation } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';

/** `/` shows nothing itself (AUT-15). */
export default function RootPage() {
  const user = useAppSelector(selectUser);
  const { search } = useLocation();
  return <Navigate to={homeHref(user?.role ?? null, search)} replace />;
}
