/** What an element holds, as markup; lines within a paragraph as HTML writes them. */
export function markupOf(element: Element | null | undefined): string {
  const serializer = new XMLSerializer();
  return [...(element?.childNodes ?? [])]
    .map((node) => serializer.serializeToString(node))
    .join('')
    .replaceAll(' xmlns="http://www.w3.org/1999/xhtml"', '')
    .replaceAll('<br />', '<br>');
}
