import { forgetReads } from './sharedReads';

export interface ClientConnection {
  /** Origin (and path prefix) before `/api/`; empty for the page's own origin. */
  host: string;
  /** Full address of the external import call; empty where none is configured. */
  importUrl?: string;
  readToken: () => string | null;
  /** Language of the interface, in which the server words its messages; the browser's own where it is missing. */
  language?: () => string;
  /** Changes whenever another session begins or ends. */
  sessionNumber: () => number;
  /** Called for a 401 of the current session, and nowhere else (AUT-11). */
  onUnauthorized: () => void;
  /** Waits in ms before a read is tried again after a network failure or 502 to 504 (quality, section 2). */
  retryDelays?: readonly number[];
  /** Milliseconds after which a write that creates something and has got no response is looked for again (D-66). */
  lookAgainAfter?: readonly number[];
  /** `fetch` shows upload progress where a service worker answers. */
  adapter?: 'xhr' | 'fetch' | 'http';
}

let connection: ClientConnection = {
  host: '',
  readToken: () => null,
  sessionNumber: () => 0,
  onUnauthorized: () => undefined,
};
let sessionCalls = new AbortController();

export function connectClient(next: ClientConnection): void {
  connection = next;
}

export function currentConnection(): ClientConnection {
  return connection;
}

/** Aborted when the present session ends. */
export function sessionSignal(): AbortSignal {
  return sessionCalls.signal;
}

export function abortSessionCalls(): void {
  forgetReads();
  sessionCalls.abort();
  sessionCalls = new AbortController();
}
