import type { loadExample } from '@/pages/loadExample';
import styles from './firstExample.css?inline';

type Example = Awaited<ReturnType<typeof loadExample>>;

interface FirstPaint {
  renew: (selector: string, change: (next: Element) => void) => void;
  paint: (selector: string, text: string) => void;
}

/**
 * Paints what is read first of an example on a phone: name and main quotation, or question and answer of a claim
 * (performance S3). Loaded by the pages of examples alone.
 */
export function paintExample(example: Example, claimName: string | undefined, { renew, paint }: FirstPaint): void {
  const { person, profile, claims } = example;
  const claim = claims.find(({ id }) => id === claimName);
  if (claimName && !claim) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  renew('.first', ({ classList }) => classList.add('first-example', `first-example-${claim ? 'claim' : 'profile'}`));
  const quotation = profile.personal_connections.find(({ main }) => main);
  paint('.first-heading', claim?.question ?? person.name);
  paint('.first-message', claim?.short_answer_text ?? quotation?.question ?? '');
}
