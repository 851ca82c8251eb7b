import Link, { type LinkProps } from '@mui/material/Link';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { isBuilt } from '@/routes/table';

interface PageLinkProps extends Omit<LinkProps, 'href'> {
  route: 'pricing' | 'allPosts';
}

/** Renders nothing while the page is not built yet. */
export function PageLink({ route, ...props }: PageLinkProps) {
  return isBuilt(route) ? <Link component={RouterLink} to={href(route)} {...props} /> : null;
}
