/** The first words of a text on one line, with a sign that more follows; `most` is in letters. */
export function beginningOf(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s\S*$/, '')} …`;
}
