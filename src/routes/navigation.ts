// The one door to the router library: a later move to another release changes this file alone.
export {
  createBrowserRouter,
  Link as RouterLink,
  matchPath,
  Navigate,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
  type Params,
  type RouteObject,
} from 'react-router-dom';
