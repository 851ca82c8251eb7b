/** The texts by which an image is found again. */
interface SearchedImage {
  name: string;
  alt: string;
  description: string;
  label: string;
  author: string;
}

/** The images that hold every word of a search, wherever they hold it. */
export function findImages<T extends SearchedImage>(images: readonly T[], search: string): readonly T[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return images;
  return images.filter(({ name, alt, description, label, author }) => {
    const text = [name, alt, description, label, author].join('\n').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
