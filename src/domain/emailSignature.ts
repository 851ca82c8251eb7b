import { webAddress } from './webAddress';

/** `confirmed` is a sentence, '' where no number of confirmations is known. */
export interface SignatureTexts {
  name: string;
  title: string;
  address: string;
  link: string;
  confirmed: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Mail programs know tables and little else. Colours and fonts are those of the mail. */
export function signatureHtml({ name, title, address, link, confirmed }: SignatureTexts): string {
  const href = webAddress(address)?.href;
  const anchor = href ? `<a href="${escaped(href)}">${escaped(link)}</a>` : '';
  const lines = [
    `<strong>${escaped(name)}</strong>`,
    escaped(title),
    [anchor, escaped(confirmed)].filter(Boolean).join(' · '),
  ];
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td>${lines.filter(Boolean).join('<br>')}</td></tr></table>`;
}

export function signatureText({ name, title, address, confirmed }: SignatureTexts): string {
  return ['-- ', name, title, confirmed, webAddress(address)?.href].filter(Boolean).join('\n');
}

/** Lines of at most `length` characters; an ellipsis stands for what is cut off. */
export function wrapped(text: string, length: number, lines: number): string[] {
  const all: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = all.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= length) all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
  }
  const visible = all.slice(0, lines).map((line) => (line.length > length ? `${line.slice(0, length - 1)}…` : line));
  const end = visible.at(-1);
  if (all.length > lines && end !== undefined) visible[lines - 1] = `${end.slice(0, length - 1)}…`;
  return visible;
}
