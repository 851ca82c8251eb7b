import { currentConnection, sessionSignal } from './connection';
import type { Endpoint, EndpointArgs, EndpointData } from '../endpoint';
import { ApiFailureError, toFailure } from './failure';
import type { CallOptions } from './request';

export { abortSessionCalls, connectClient } from './connection';
export type { CallOptions } from './request';

/** Loads axios and the decoding: with the first call, or earlier where one is expected. */
export async function loadRequestModule() {
  try {
    return await import('./request');
  } catch {
    throw new ApiFailureError({ kind: 'network' });
  }
}

/** Throws `ApiFailureError` and nothing else; a response that arrives after its session has ended counts as aborted. */
export async function call<E extends Endpoint>(
  endpoint: E,
  args: EndpointArgs<E>,
  options: CallOptions = {},
): Promise<EndpointData<E>> {
  const session = currentConnection().sessionNumber();
  const signal = sessionSignal();
  const hasSessionEnded = () => endpoint.access !== 'external' && currentConnection().sessionNumber() !== session;
  try {
    const { sendRequest } = await loadRequestModule();
    const data = await sendRequest({ endpoint, args: args ?? {}, options, session, sessionSignal: signal });
    if (!hasSessionEnded()) return data as EndpointData<E>;
  } catch (error) {
    if (!hasSessionEnded()) throw new ApiFailureError(toFailure(error));
  }
  throw new ApiFailureError({ kind: 'aborted' });
}
