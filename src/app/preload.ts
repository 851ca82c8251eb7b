import { startEarlyRead, type RawResponse } from '@/api/client/earlyRead';
import { apiBase, fillPath } from '@/api/client/path';
import { readInvitingExpert } from '@/domain/invitingExpert';
import { basePath, config } from '@/platform/config';

/*
 * The head start of a first visit (performance S3, S4). The build writes into index.html what an address needs: before
 * React has loaded, code and texts are fetched, the public read is started and the heading painted.
 */

/** Files and texts that some addresses need besides the entry; as indices, texts by language. */
export interface Preload {
  /** Paths as in the route table. */
  addresses: string[];
  session: boolean;
  /** They have a panel beside the form in a wide window. */
  guest?: boolean;
  files: number[];
  texts: Record<string, number[]>;
  /** The page's h1, where it follows from the address. */
  heading?: Record<string, string>;
  /** The sentence under it, in a window without the panel. */
  intro?: Record<string, string>;
  read?: {
    path: string;
    /** The h1 that the response completes: `{{name}}` is the inviting expert. */
    heading: Record<string, string>;
  };
}

/** Written by the build (`src/build/preloads.ts`). */
export interface Preloads {
  files: string[];
  visits: Preload[];
  /** For when the application itself cannot be loaded, by language. */
  crash: { heading: Record<string, string>; reload: Record<string, string> };
  /** For a browser that is too old, by language (`public/boot.js`). */
  unsupported: { heading: Record<string, string>; text: Record<string, string> };
}

/** The parameters of an address that matches a route's path; null where it does not. */
function parametersOf(path: string, address: string): [string, string][] | null {
  const segments = address.replace(/\/$/, '').split('/');
  const expected = path.replace(/\/$/, '').split('/');
  const fits = (name: string, index: number) =>
    name.startsWith(':') ? segments[index] !== '' : segments[index] === name;
  if (segments.length !== expected.length || !expected.every(fits)) return null;
  return expected.flatMap((name, index) => (name.startsWith(':') ? [[name.slice(1), segments[index] ?? '']] : []));
}

/** Null in development. */
export function readPreloads(): Preloads | null {
  const block = document.getElementById('preloads');
  return block && (JSON.parse(block.textContent) as Preloads);
}

function fetchModule(file: string): void {
  if (document.querySelector(`link[href="${basePath}/${file}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `${basePath}/${file}`;
  document.head.append(link);
}

/** Replaces the element: browsers count what changes within one as a layout shift, and not as painted. */
function renew(selector: string, change: (next: Element) => void): void {
  // `aria-hidden` as long as it is a first paint and not the error.
  const element = document.querySelector(`[aria-hidden]${selector}, [aria-hidden] ${selector}`);
  const next = element?.cloneNode(true) as Element | undefined;
  if (!element || !next) return;
  change(next);
  element.replaceWith(next);
}

function paint(selector: string, text: string): void {
  renew(selector, (element) => {
    element.textContent = text;
    element.toggleAttribute('hidden', text === '');
  });
}

/** An unexpected response is left to the page. */
function paintInvitingExpert({ status, text }: RawResponse, heading: string): void {
  const expert = status === 200 ? readInvitingExpert(JSON.parse(text), Date.now()) : null;
  if (!expert) return;
  paint(
    '.first-heading',
    heading.replace('{{name}}', () => expert.name),
  );
  paint('.first-message', expert.message);
}

/** Starts the page's first read; an address that leads to no call is left to the page. */
function readEarly(
  path: string,
  parameters: readonly [string, string][],
  language: string,
): Promise<RawResponse> | null {
  try {
    const decoded = Object.fromEntries(parameters.map(([name, value]) => [name, decodeURIComponent(value)]));
    return startEarlyRead(apiBase(config.apiHost).href + fillPath(path, decoded).slice(1), language);
  } catch {
    return null;
  }
}

function fetchFiles({ files }: Preloads, visit: Preload): void {
  const { lang } = document.documentElement;
  for (const index of [...visit.files, ...(visit.texts[lang] ?? [])]) fetchModule(files[index] ?? '');
}

/** Fetches the code and texts of a route all at once; otherwise each file waits for the one that imports it. */
export function fetchRoute(preloads: Preloads, path: string): void {
  const visit = preloads.visits.find(({ addresses }) => addresses.includes(path));
  if (visit) fetchFiles(preloads, visit);
}

/** Failures are ignored: the page runs into them again and reports them. */
export function startPreload(preloads: Preloads, address: string): void {
  const { lang, dataset } = document.documentElement;
  const isSignedIn = 'signedIn' in dataset;
  for (const visit of preloads.visits) {
    const { addresses, session, guest, heading, intro, read } = visit;
    const parameters = addresses.map((path) => parametersOf(path, address)).find((match) => match !== null);
    if (!parameters) continue;
    if (session && !isSignedIn) return;
    fetchFiles(preloads, visit);
    if (guest) renew('.first', ({ classList }) => classList.add('first-guest'));
    paint('.first-heading', heading?.[lang] ?? '');
    paint('.first-intro', intro?.[lang] ?? '');
    // With a session the read has a bearer token, which only the client adds.
    if (!read || isSignedIn) return;
    renew('.first-card', ({ classList }) => classList.add('first-asking'));
    const response = readEarly(read.path, parameters, lang);
    response?.then((body) => paintInvitingExpert(body, read.heading[lang] ?? '')).catch(() => undefined);
    return;
  }
}

/** Offers a reload where the application itself could not be loaded (quality G4): its error page is missing too. */
export function offerReload({ crash }: Preloads): void {
  const { lang } = document.documentElement;
  const frame = document.querySelector('.first');
  if (!frame) return;
  frame.removeAttribute('aria-hidden');
  frame.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.className = 'first-heading';
  heading.textContent = crash.heading[lang] ?? '';
  const reload = document.createElement('button');
  reload.className = 'first-reload';
  reload.textContent = crash.reload[lang] ?? '';
  reload.addEventListener('click', () => window.location.reload());
  frame.querySelector('.first-card')?.replaceChildren(heading, reload);
}
