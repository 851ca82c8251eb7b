/** What every browser can do, in the words of WebDriver. A body is that of a function, whose `arguments` are plain data. */
export interface Driver {
  /** Of the browser, as it says itself. */
  version: string;
  /** Loads an address. */
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a body in the page and returns what it returns, or what that promises. */
  run(body: string, ...args: unknown[]): Promise<unknown>;
  /** Clicks the element that a body returns. */
  click(body: string, ...args: unknown[]): Promise<void>;
  /** Types into the element that a body returns. */
  type(text: string, body: string, ...args: unknown[]): Promise<void>;
  close(): Promise<void>;
}

/** A browser that can be started, in a fresh profile for each story. */
export interface Browser {
  name: string;
  /** Any of the programs will do. */
  needs: readonly { programs: readonly string[]; package: string }[];
  start(): Promise<{ open: () => Promise<Driver>; stop: () => Promise<void> }>;
}
