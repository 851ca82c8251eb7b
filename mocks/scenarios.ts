import { personaKeys, type PersonaKey } from './personas';

/** Milliseconds the mock server waits before it answers. */
export const latencies = [0, 800, 5000] as const;
/** Failures that can be ordered for the next call. */
export const failures = [401, 403, 404, 422, 500] as const;
/** How the stand-ins for third parties (captcha, payment, social sign-in, assistant, import) behave. */
export const outcomes = ['success', 'declined', 'blocked'] as const;
/** `full` answers all the mock server knows, `plain` the fields that the specification names and nothing else. */
export const responseProfiles = ['full', 'plain'] as const;

type Latency = (typeof latencies)[number];
type InjectedFailure = (typeof failures)[number];
type Outcome = (typeof outcomes)[number];
export type ResponseProfile = (typeof responseProfiles)[number];

/** Settings of the mock server for developers and tests, apart from its data. */
export interface Scenario {
  /** Whom the login page offers first; null offers nobody. */
  persona: PersonaKey | null;
  latency: Latency;
  /** Fails the next call, once. */
  failNext: InjectedFailure | null;
  /** Days by which the clock is ahead. */
  clockDays: number;
  thirdParties: Outcome;
  responses: ResponseProfile;
}

export const defaultScenario: Scenario = {
  persona: null,
  latency: 0,
  failNext: null,
  clockDays: 0,
  thirdParties: 'success',
  responses: 'full',
};

function oneOf<const T extends string | number>(values: readonly T[], text: string): T | undefined {
  return values.find((value) => String(value) === text);
}

const readers: Record<string, (text: string) => Partial<Scenario>> = {
  persona: (text) => ({ persona: oneOf(personaKeys, text) ?? null }),
  latency: (text) => ({ latency: oneOf(latencies, text) ?? defaultScenario.latency }),
  fail: (text) => ({ failNext: oneOf(failures, text) ?? null }),
  days: (text) => ({ clockDays: /^-?\d{1,4}$/.test(text) ? Number(text) : defaultScenario.clockDays }),
  thirdParties: (text) => ({ thirdParties: oneOf(outcomes, text) ?? defaultScenario.thirdParties }),
  responses: (text) => ({ responses: oneOf(responseProfiles, text) ?? defaultScenario.responses }),
};

/** Reads `persona:expert,latency:800,fail:500,days:31` and more, in any order. Null where nothing is asked for. */
export function parseScenario(text: string | null): Scenario | null {
  if (!text) return null;
  const settings = text.split(',').map((setting) => setting.trim());
  const read = settings.map((setting): Partial<Scenario> => {
    const [name = '', value] = setting.split(':');
    if (value === undefined) return readers['persona']?.(name) ?? {};
    return Object.hasOwn(readers, name) ? (readers[name]?.(value) ?? {}) : {};
  });
  return Object.assign({}, defaultScenario, ...read) as Scenario;
}

/** The inverse of `parseScenario`: '' for the default scenario. */
export function formatScenario(scenario: Scenario): string {
  const { persona, latency, failNext, clockDays, thirdParties, responses } = scenario;
  return [
    persona && `persona:${persona}`,
    latency && `latency:${latency}`,
    failNext && `fail:${failNext}`,
    clockDays && `days:${clockDays}`,
    thirdParties !== defaultScenario.thirdParties && `thirdParties:${thirdParties}`,
    responses !== defaultScenario.responses && `responses:${responses}`,
  ]
    .filter(Boolean)
    .join(',');
}
