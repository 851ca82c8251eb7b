import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createEditor } from '@/ui/richText/createEditor';

/* What other programs put into the clipboard, each file beside what is stored of it. */

const folder = resolve(import.meta.dirname, '../fixtures/paste');
const suffix = '.expected.html';
const names = readdirSync(folder)
  .filter((name) => name.endsWith(suffix))
  .map((name) => name.slice(0, -suffix.length));
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');

it.each(names)('%s is pasted as expected', (name) => {
  const host = document.createElement('div');
  document.body.append(host);
  const editor = createEditor(host, '', { onChange: vi.fn(), onBlur: vi.fn(), onLinkKey: vi.fn() });
  const type = name.endsWith('.txt') ? 'text/plain' : 'text/html';
  const clipboardData = { getData: (wanted: string) => (wanted === type ? read(name) : '') };
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  editor.view.dom.dispatchEvent(Object.assign(paste, { clipboardData }));
  // One block a line, so that both can be read.
  const stored = editor.getHTML().replace(/(<\/(?:p|h3|ul|ol|li|blockquote)>)(?=<)/g, '$1\n');
  expect(stored).toBe(read(name + suffix).trim());
  editor.destroy();
  host.remove();
});
