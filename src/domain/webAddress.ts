/** Null unless http or https, whole, without user name or password (quality T9). May be relative to `base`. */
export function webAddress(text: string, base?: string): URL | null {
  try {
    const url = new URL(text.trim(), base);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    // Chromium accepts a blank in a host and encodes it.
    const hasHost = url.hostname !== '' && !url.hostname.includes('%');
    return isWeb && hasHost && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}

/** Held by the page itself, or below its origin. */
const ownImage = /^(?:blob:|data:image\/|\/(?![/\\]))/i;

/** A web address or one of our own; undefined for anything else. */
export function imageSource(text: string | null | undefined): string | undefined {
  const address = text?.trim() ?? '';
  return ownImage.test(address) ? address : webAddress(address)?.href;
}

export function publicPage(isPublic: boolean, delivered: string): string | null {
  return isPublic ? (webAddress(delivered)?.href ?? null) : null;
}
