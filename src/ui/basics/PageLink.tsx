import { Link, type LinkProps } from '@mui/material';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';

interface PageLinkProps extends Omit<LinkProps, 'href'> {
  route: 'pricing' | 'allPosts' | 'help' | 'feedback';
}

export function PageLink({ route, ...props }: PageLinkProps) {
  return <Link component={RouterLink} to={href(route)} {...props} />;
}
