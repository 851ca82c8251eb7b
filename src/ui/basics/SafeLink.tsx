import { Link, type LinkProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { webAddress } from '@/domain/webAddress';
import { VisuallyHidden } from './VisuallyHidden';

export interface SafeLinkProps extends Omit<LinkProps, 'href' | 'target' | 'rel' | 'component'> {
  /** An address from user input or from a server. */
  href: string;
  children?: ReactNode;
}

/** Opens a foreign page without telling it where the user came from. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const;

/** An external link, in a new tab; anything but a web address is rendered as plain text (quality T9). */
export function SafeLink({ href, children, ...rest }: SafeLinkProps) {
  const { t } = useTranslation();
  const address = webAddress(href);
  const anywhere = { overflowWrap: 'anywhere' } as const;
  if (!address) return <span style={anywhere}>{children ?? href}</span>;
  return (
    <Link {...rest} style={anywhere} href={address.href} {...newTab}>
      {children ?? address.href}
      <VisuallyHidden>{t('link.newTab')}</VisuallyHidden>
    </Link>
  );
}
