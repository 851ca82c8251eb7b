import Link, { type LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { webAddress } from '@/domain/webAddress';
import { VisuallyHidden } from './VisuallyHidden';

export interface SafeLinkProps extends Omit<LinkProps, 'href' | 'target' | 'rel' | 'component'> {
  /** An address that somebody entered or a server delivered. */
  href: string;
  children?: ReactNode;
}

/** Opens a page of somebody else, which learns nothing of ours. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const;

/** A link to somewhere else, in a new tab; what is no web address stays plain text (quality T9). */
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
