import { startEarlyRead, type RawResponse } from '@/api/client/earlyRead';
import { apiBase, fillPath } from '@/api/client/path';
import type { Language } from '@/api/schema/languages';
import { greetingFor, type FormOfAddress, type PartOfDay } from '@/domain/greeting';
import { readInvitingExpert } from '@/domain/invitingExpert';
import { loadExample } from '@/pages/loadExample';
import { config } from '@/platform/config';
import { readGreeted } from '@/platform/salutation';
import { readSessionUser } from '@/platform/sessionCookies';

/*
 * The head start of a first visit (performance S3, S4). What the page needs and what it is called is known from its
 * address: the build writes that into index.html, and here, before the framework has arrived, code and texts are fetched,
 * the public read begins, and the heading is part of the first paint.
 */

/** The h1 of the start page, in its parts: `{{name}}` is the person in a form of address, made of `{{titled}}` or `{{full}}`. */
export interface Greeting extends Record<PartOfDay | 'nobody', string> {
  person: Record<FormOfAddress, string>;
}

/** Files and texts that some addresses need besides the entry; files by number, texts by language. */
export interface FirstVisit {
  /** Paths as in the route table. */
  addresses: string[];
  /** They open with a session only. */
  session: boolean;
  /** They have a panel beside the form, in a wide window. */
  guest?: boolean;
  /** They show the example, or the claim of it that the address names. */
  example?: boolean;
  files: number[];
  texts: Record<string, number[]>;
  /** The page's h1, where the address alone tells it. */
  heading?: Record<string, string>;
  /** The page's h1, where it greets the person. */
  greeting?: Record<string, Greeting>;
  /** The sentence under it, in a window without the panel. */
  intro?: Record<string, string>;
  read?: {
    path: string;
    /** The h1 that the response completes: `{{name}}` is the inviting expert. */
    heading: Record<string, string>;
  };
}

/** The data block that the build writes (`src/build/firstVisits.ts`). */
export interface FirstVisits {
  files: string[];
  visits: FirstVisit[];
  /** For the case that the application itself cannot be loaded, by language. */
  crash: { heading: Record<string, string>; reload: Record<string, string> };
  /** For a browser that is too old, by language (`public/boot.js`). */
  unsupported: { heading: Record<string, string>; text: Record<string, string> };
}

/** Names and values of an address that has the shape of a route's path; null where it has another. */
function parametersOf(path: string, address: string): [string, string][] | null {
  const segments = address.replace(/\/$/, '').split('/');
  const expected = path.replace(/\/$/, '').split('/');
  const fits = (name: string, index: number) =>
    name.startsWith(':') ? segments[index] !== '' : segments[index] === name;
  if (segments.length !== expected.length || !expected.every(fits)) return null;
  return expected.flatMap((name, index) => (name.startsWith(':') ? [[name.slice(1), segments[index] ?? '']] : []));
}

/** The data block of this page; null in development, where there is none. */
export function readFirstVisits(): FirstVisits | null {
  const block = document.getElementById('first-visits');
  return block && (JSON.parse(block.textContent) as FirstVisits);
}

function fetchModule(file: string): void {
  if (document.querySelector(`link[href="/${file}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

/** A new element each time: what changes within one would count as moved, and not as painted. */
function renew(selector: string, change: (next: Element) => void): void {
  // Hidden from screen readers as long as it is a first paint and no way out.
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

/** Puts who asks into the first paint. An answer in any unusual form is left to the page. */
function paintInvitingExpert({ status, text }: RawResponse, heading: string): void {
  const expert = status === 200 ? readInvitingExpert(JSON.parse(text), Date.now()) : null;
  if (!expert) return;
  paint(
    '.first-heading',
    heading.replace('{{name}}', () => expert.name),
  );
  paint('.first-message', expert.message);
}

/** As the page greets before its answers have come. */
function greet(greeting: Greeting): string {
  const user = readSessionUser();
  const greeted = greetingFor(user && readGreeted(user), new Date().getHours());
  if (!greeted) return greeting.nobody;
  const { time, form, names } = greeted;
  const name = greeting.person[form].replace(/\{\{(titled|full)\}\}/, (_, key: 'titled' | 'full') => names[key]);
  return greeting[time].replace('{{name}}', () => name);
}

/** Asks what the page will ask first; an address that leads to no call is left to the page. */
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

/** An example's content is our own: on a phone it is part of the first paint. */
async function startExample(claimName: string | undefined): Promise<void> {
  if (window.matchMedia('(min-width: 37.5em)').matches) return;
  const language = document.documentElement.lang as Language;
  const [{ paintExample }, example] = await Promise.all([import('./firstExample'), loadExample(language)]);
  paintExample(example, claimName, { renew, paint });
}

function fetchFiles({ files }: FirstVisits, visit: FirstVisit): void {
  const { lang } = document.documentElement;
  for (const index of [...visit.files, ...(visit.texts[lang] ?? [])]) fetchModule(files[index] ?? '');
}

/** Fetches code and texts of a route, named by its path, all at once: by itself each file names those it imports. */
export function fetchRoute(known: FirstVisits, path: string): void {
  const visit = known.visits.find(({ addresses }) => addresses.includes(path));
  if (visit) fetchFiles(known, visit);
}

/** Starts loading what an address needs. Failures are ignored: the page runs into them again and reports them. */
export function startFirstVisit(known: FirstVisits, address: string): void {
  const { lang, dataset } = document.documentElement;
  const isSignedIn = 'signedIn' in dataset;
  for (const visit of known.visits) {
    const { addresses, session, guest, example, heading, greeting, intro, read } = visit;
    const parameters = addresses.map((path) => parametersOf(path, address)).find((found) => found !== null);
    if (!parameters) continue;
    if (session && !isSignedIn) return;
    // The other files share the line with an example, and come after it.
    const start = example && !isSignedIn ? startExample(parameters[0]?.[1]).catch(() => undefined) : null;
    if (start) void start.then(() => fetchFiles(known, visit));
    else fetchFiles(known, visit);
    if (guest) renew('.first', ({ classList }) => classList.add('first-guest'));
    const greeted = greeting?.[lang];
    paint('.first-heading', heading?.[lang] ?? (greeted ? greet(greeted) : ''));
    paint('.first-intro', intro?.[lang] ?? '');
    // With a session the read carries the bearer, which is the client's business alone.
    if (!read || isSignedIn) return;
    renew('.first-card', ({ classList }) => classList.add('first-asking'));
    const answer = readEarly(read.path, parameters, lang);
    answer?.then((found) => paintInvitingExpert(found, read.heading[lang] ?? '')).catch(() => undefined);
    return;
  }
}

/** The way out where the application itself has not arrived (quality G4): its own error page is part of what is missing. */
export function offerReload({ crash }: FirstVisits): void {
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
