import { questionAddress } from './questionAddress';

export function mailHref(subject: string, body: string, to = ''): string {
  return `mailto:${encoded(to).replace('%40', '@')}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

/** Lets the sender choose the contact. */
export function whatsAppHref(text: string): string {
  return `https://wa.me/?text=${encoded(text)}`;
}

/** LinkedIn reads title and picture from the page itself. */
export function linkedInHref(address: string): string {
  return `https://www.linkedin.com/sharing/share-offsite/?url=${encoded(address)}`;
}

/** Half a surrogate pair, left by a cut name, cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u{fffd}'));
}

export function fileName(text: string, extension: string): string {
  const plain = questionAddress(text).slice(0, 60).replace(/-$/, '');
  return `${plain || 'file'}.${extension}`;
}
