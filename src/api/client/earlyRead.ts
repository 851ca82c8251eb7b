/* A public read that began before the client's code had arrived (performance S4), so without axios or schemas. */

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
}

const begun = new Map<string, Promise<RawResponse>>();

export const readHeaders = { Accept: 'application/json' } as const;

async function ask(address: string, language: string): Promise<RawResponse> {
  const headers = { ...readHeaders, 'Accept-Language': language };
  const response = await fetch(address, { headers, credentials: 'same-origin' }); // oxlint-disable-line no-restricted-globals -- before the client has arrived
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

/** Begins a read without a bearer; the client's own read of the same address takes the response, or the failure. */
export function startEarlyRead(address: string, language: string): Promise<RawResponse> {
  const response = ask(address, language);
  // Its taker handles the failure; without one it must not count as unhandled.
  response.catch(() => undefined);
  begun.set(address, response);
  return response;
}

export function takeEarlyRead(address: string): Promise<RawResponse> | undefined {
  const response = begun.get(address);
  begun.delete(address);
  return response;
}
