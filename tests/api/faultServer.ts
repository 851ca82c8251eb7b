import { http } from 'msw';
import { setupServer } from 'msw/node';

/** Origins that stand for the REST backend and for the external import. */
export const apiOrigin = 'https://api.example.org';
export const importUrl = 'https://import.example.com/read';

export interface SeenRequest {
  method: string;
  url: URL;
  authorization: string | null;
  cookie: string | null;
}

type Answer = (request: SeenRequest, place: number) => Response | Promise<Response>;

let answer: Answer = () => Response.error();
let onArrival = () => undefined as void;
/** Requests since the last `serve`, in order. */
export const seen: SeenRequest[] = [];

/** From now on every request is answered by `next`; `place` counts them from 0. Resolves when the first has come. */
export function serve(next: Answer): Promise<void> {
  answer = next;
  seen.length = 0;
  return new Promise((resolve) => {
    onArrival = resolve;
  });
}

/** One handler for every call there is, so that a renamed path cannot slip past its fault. */
export const faultServer = setupServer(
  http.all('*', ({ request }) => {
    const entry = {
      method: request.method.toLowerCase(),
      url: new URL(request.url),
      authorization: request.headers.get('authorization'),
      cookie: request.headers.get('cookie'),
    };
    seen.push(entry);
    onArrival();
    return answer(entry, seen.length - 1);
  }),
);

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

export function text(body: string | null, status = 200, type = 'text/html; charset=utf-8'): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

/** An answer whose body breaks off. */
export function brokenOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":true,"da'));
      controller.error(new Error('connection lost'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/** A gate that answers wait at until it is opened. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
