/**
 * A web address that may be linked to, or null: http and https only, whole, without user name or password (quality T9).
 */
export function webAddress(text: string): URL | null {
  try {
    const url = new URL(text.trim());
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.hostname !== '' && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}
