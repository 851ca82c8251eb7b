import { getResponse, http, HttpResponse } from 'msw';
import { createHandlers, mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import type { Endpoint } from '@/api/endpoint';

/** How a response gets lost: the connection is cut, what arrives cannot be read, is nothing at all or a gateway's page. */
export const losses = {
  cut: () => HttpResponse.error(),
  empty: () => new HttpResponse(null, { status: 204 }),
  unreadable: () => HttpResponse.text('{"success":true,"da'),
  badGateway: () => HttpResponse.html('<!doctype html><title>502</title>', { status: 502 }),
} as const;

interface LostAnswer {
  how?: keyof typeof losses;
  /** Nothing is reachable afterwards, until `reconnect`. */
  offline?: boolean;
}

/** The server does what the next call of an endpoint asks for, and its response is lost (D-66, quality F12 and F20). */
export function loseAnswer(endpoint: Endpoint, { how = 'cut', offline = false }: LostAnswer = {}): void {
  const serverHandlers = createHandlers(mocks);
  const handler = mockEndpoint(
    endpoint,
    async ({ request }) => {
      await getResponse(serverHandlers, request.clone());
      if (offline) mockServer.use(http.all('*/api/*', () => HttpResponse.error()));
      return losses[how]();
    },
    { once: true },
  );
  mockServer.use(handler);
}

export function reconnect(): void {
  mockServer.resetHandlers();
}

export const perhapsSaved = /Möglicherweise ist die Änderung schon gespeichert; der nächste Versuch prüft das zuerst\./;
export const notSaved = /die Änderung ist nicht angekommen\. Bitte versuchen Sie es noch einmal\./;
