import type { World } from './db/world';
import { defaultScenario, type Scenario } from './scenarios';

/** A mail the server would have sent: to whom, what for, and the address in it. */
export interface Mail {
  to: string;
  subject: string;
  path: string;
}

/** One running mock server: its world, its scenario and what is only true while it runs. */
export interface MockServer {
  world: World;
  scenario: Scenario;
  /** Without a bot check configured the app sends an empty response; only then it may be empty. */
  captchaRequired: boolean;
  /** Responses of the bot check that were used already. */
  usedCaptchas: Set<string>;
  /** Newest last. */
  mails: Mail[];
  /** Ids of the calls that came in since the start, whatever was answered. */
  receivedCalls: Set<string>;
  /** Called when an ordered failure was served. */
  onScenarioChange: (() => void) | null;
}

export function createMockServer(world: World, options: { captchaRequired?: boolean } = {}): MockServer {
  return {
    world,
    scenario: defaultScenario,
    captchaRequired: options.captchaRequired ?? true,
    usedCaptchas: new Set(),
    mails: [],
    receivedCalls: new Set(),
    onScenarioChange: null,
  };
}

/** Sets the scenario, or the named parts of it; the clock follows at once. */
export function setScenario(server: MockServer, change: Partial<Scenario>): void {
  server.scenario = { ...server.scenario, ...change };
  server.world.clockShift = server.scenario.clockDays * 86_400_000;
  server.onScenarioChange?.();
}

export function sendMail(server: MockServer, to: string, subject: string, path: string): void {
  server.mails.push({ to, subject, path });
}
