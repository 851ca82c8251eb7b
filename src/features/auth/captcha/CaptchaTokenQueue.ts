/** Milliseconds to wait for a check that works by itself. */
const timeoutMs = 10_000;

/** Holds a provider's token until it is used, once. */
export class CaptchaTokenQueue {
  readonly #answersAlone: boolean;
  #token: string | null = null;
  #closed = false;
  #waiting: ((token: string | null) => void) | null = null;

  constructor(answersAlone: boolean) {
    this.#answersAlone = answersAlone;
  }

  put(token: string): void {
    this.#closed = false;
    this.#token = token;
    this.#waiting?.(token);
  }

  /** The token has expired or is used up; another one may come. */
  empty(): void {
    this.#closed = false;
    this.#token = null;
  }

  /** No token will come: the script failed. */
  close(): void {
    this.#closed = true;
    this.#token = null;
    this.#waiting?.(null);
  }

  /** Waits for a token only where the check works by itself; null for none. */
  take(): Promise<string | null> {
    if (this.#token !== null || !this.#answersAlone || this.#closed) return Promise.resolve(this.#token);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#waiting?.(null), timeoutMs);
      this.#waiting = (token) => {
        clearTimeout(timer);
        this.#waiting = null;
        resolve(token);
      };
    });
  }
}
