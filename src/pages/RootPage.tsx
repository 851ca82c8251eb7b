import { useSelector } from 'react-redux';
import { homeHref } from '@/routes/destination';
import { Navigate, useLocation } from '@/routes/navigation';
import { selectUser } from '@/store/session';

/** `/` shows nothing itself (AUT-15). */
export default function RootPage() {
  const user = useSelector(selectUser);
  const { search } = useLocation();
  return <Navigate to={homeHref(user?.role ?? null, search)} replace />;
}
