import type { ApiFailure } from '@/api/client/failure';
import type { Image } from '@/api/schema/entities';

interface RunningCall {
  /** The same for calls with the same response. */
  key: string;
  abort: (reason: string) => void;
  onUploadProgress?: ((share: number) => void) | undefined;
}

export interface RunningUpload {
  /** Null where it does not name the image. */
  response: Promise<{ data: Image | null } | { failure: ApiFailure }>;
  cancel: () => void;
}

/**
 * What cannot be in the state: functions, and tokens, which tools that show the state must not show. Every thunk gets
 * it as its third argument; `endSession` empties all but `endedToken`.
 */
export interface SessionRegistry {
  /** Not settled yet, by request id. */
  calls: Map<string, RunningCall>;
  /** Cancelled uploads that were sent completely: nobody waits for them, but the server may well finish them. */
  uploads: Map<string, RunningUpload>;
  token: string | null;
  /** The token of a session that another tab has ended; it counts as gone even while the cookies still hold it (T22). */
  endedToken: string | null;
  /** It is looked up whether the account is closed: a 401 then says so, and ends nothing by itself. */
  isClosing: boolean;
}

export const createSessionRegistry = (): SessionRegistry => ({
  calls: new Map(),
  uploads: new Map(),
  token: null,
  endedToken: null,
  isClosing: false,
});
