/** Every word must occur, anywhere in the text. */
export function searchFor(search: string): (text: string) => boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lower = text.toLocaleLowerCase();
    return words.every((word) => lower.includes(word));
  };
}
