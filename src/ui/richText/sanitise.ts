import DOMPurify, { type Config } from 'dompurify';
import { markupPolicy } from '@/platform/trustedTypes';
import { simplifyMarkup } from './simplifyMarkup';

/** `div` is a paragraph that may hold others, and is never rendered as a `div`. */
const allowedTags = 'p div h3 strong em ul ol li blockquote a br'.split(' ');

/**
 * The one place where untrusted markup is parsed: simplified first, so that the parser meets no styles, scripts or
 * frames that the content security policy would report, then sanitised by DOMPurify to nodes without a document. Never
 * back to text: parsing serialised markup again can give something else.
 */
export function sanitise(html: string): DocumentFragment {
  return clean(simplifyMarkup(html));
}

/** The second of the two steps; each alone lets nothing through that can run. */
export function clean(html: string): DocumentFragment {
  const policy = markupPolicy() as unknown as Config['TRUSTED_TYPES_POLICY'];
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^https?:\/\//i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(policy ? { TRUSTED_TYPES_POLICY: policy } : {}),
  });
}
