/** Every word must occur, anywhere in the text. */
export function searchFor(search: string): (text: string) => boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lower = text.toLocaleLowerCase();
    return words.every((word) => lower.includes(word));
  };
}

interface SearchedImage {
  name: string;
  alt: string;
  description: string;
  label: string;
  author: string;
}

export function findImages<T extends SearchedImage>(images: readonly T[], search: string): readonly T[] {
  if (search.trim() === '') return images;
  const isFound = searchFor(search);
  return images.filter(({ name, alt, description, label, author }) =>
    isFound([name, alt, description, label, author].join('\n')),
  );
}
