/** Returns whether a text holds every word of a search, wherever it holds it. */
export function searchFor(search: string): (text: string) => boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lower = text.toLocaleLowerCase();
    return words.every((word) => lower.includes(word));
  };
}
