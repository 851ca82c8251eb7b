/** Cookies as another tab, or a person with the browser's tools, would change them. */
export const cookies = {
  read: (name: string): string | null => {
    const found = document.cookie.split('; ').find((line) => line.startsWith(`${name}=`));
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
  },
  write: (name: string, value: string): void => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/`;
  },
  remove: (name: string): void => {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  },
  removeAll: (): void => {
    for (const line of document.cookie.split('; ')) cookies.remove(line.split('=')[0] ?? '');
  },
};
