/** A person of the mock server who can sign in with one click. */
export interface DemoAccount {
  key: string;
  firstname: string;
  lastname: string;
  email: string;
  password: string;
}

let offered: readonly DemoAccount[] = [];

/** Called at start, and only where the mocks are on: a real server offers nobody. The named one comes first. */
export function setDemoAccounts(personas: readonly DemoAccount[], first: string | null): void {
  offered = personas.toSorted((a, b) => Number(b.key === first) - Number(a.key === first));
}

export function getDemoAccounts(): readonly DemoAccount[] {
  return offered;
}
