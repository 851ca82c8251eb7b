/** Copies HTML, with plain text for programs that do not take it. False where the browser refuses. */
export async function copyRich(html: string, text: string): Promise<boolean> {
  const item =
    'ClipboardItem' in window
      ? new ClipboardItem({
          'text/html': new Blob([html], { type: 'text/html' }),
          'text/plain': new Blob([text], { type: 'text/plain' }),
        })
      : null;
  try {
    if (item) await navigator.clipboard.write([item]);
    return item !== null;
  } catch {
    return false;
  }
}
