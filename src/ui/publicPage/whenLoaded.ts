/** Paper does not wait for a picture that never comes. */
const maxMs = 4000;

/** Resolves once the pictures of an element are there or have failed; those loaded with their sight are not printed. */
export async function whenLoaded(element: Element | null): Promise<void> {
  const pictures = [...(element?.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])') ?? [])].filter(
    ({ complete }) => !complete,
  );
  const settled = pictures.map(
    (picture) =>
      new Promise<void>((resolve) => {
        picture.addEventListener('load', () => resolve(), { once: true });
        picture.addEventListener('error', () => resolve(), { once: true });
      }),
  );
  const tooLong = new Promise<void>((resolve) => void setTimeout(resolve, maxMs));
  await Promise.race([Promise.all(settled), tooLong]);
}
