/**
 * A web address that may be linked to, or null: http and https only, whole, without user name or password (quality T9).
 * It may be relative to an address that is given.
 */
export function webAddress(text: string, base?: string): URL | null {
  try {
    const url = new URL(text.trim(), base);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    // Chromium takes a blank in a host for a sign of its name, encoded.
    const hasHost = url.hostname !== '' && !url.hostname.includes('%');
    return isWeb && hasHost && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}

/** A picture that the page itself holds, or one below the origin of the page. */
const ownImage = /^(?:blob:|data:image\/|\/(?![/\\]))/i;

/** Address that a picture may be loaded from: a web address or one of our own; undefined for anything else. */
export function imageSource(text: string | null | undefined): string | undefined {
  const address = text?.trim() ?? '';
  return ownImage.test(address) ? address : webAddress(address)?.href;
}

/** Address of the page that everybody sees; null while it is not public, or where no web address is delivered. */
export function publicPage(isPublic: boolean, delivered: string): string | null {
  return isPublic ? (webAddress(delivered)?.href ?? null) : null;
}
