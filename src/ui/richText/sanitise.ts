import DOMPurify, { type Config } from 'dompurify';
import { markupPolicy } from '@/platform/trustedTypes';
import { simplifyMarkup } from './simplifyMarkup';

/** All that rich text may hold; `div` is a paragraph that may hold others, and never shown as such. */
const allowedTags = 'p div h3 strong em ul ol li blockquote a br'.split(' ');

/**
 * The one place where markup of others is parsed: simplified first, so that the parser meets no styles, scripts or
 * frames that the content security policy would report, then cleaned by DOMPurify, to nodes that belong to no document
 * yet. Never back to text: what is serialised and parsed once more may come out as something else.
 */
export function sanitise(html: string): DocumentFragment {
  return clean(simplifyMarkup(html));
}

/** The second of the two steps; each of them alone lets nothing through that runs. */
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
