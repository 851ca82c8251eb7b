/** The app knows no more of the mock server than this file. */
export interface ScenarioSettings {
  /** Milliseconds before each response. */
  latency: number;
  /** Status with which the next call fails, once; null for none. */
  failNext: number | null;
  /** Days by which the server's clock is ahead. */
  clockDays: number;
  /** Outcome of the stand-ins for captcha, payment, social sign-in, assistant and import. */
  thirdParties: string;
  /** Whether responses hold all fields, or only those that the specification names. */
  responses: string;
}

/** Passed by `src/app/main.tsx` where the mocks are on. */
export interface MockControls {
  choices: {
    latencies: readonly number[];
    failures: readonly number[];
    outcomes: readonly string[];
    responseProfiles: readonly string[];
  };
  readScenario: () => ScenarioSettings;
  onScenarioChange: (listener: () => void) => () => void;
  changeScenario(change: Partial<ScenarioSettings>): void;
  readMails: () => readonly { to: string; subject: string; path: string }[];
  openInvitationPath: () => string | null;
  resetMocks: () => Promise<void>;
  exportMocks: () => string;
  /** Resolves to false where the text is not mock data of this version. */
  importMocks: (text: string) => Promise<boolean>;
  onMocksLost: (listener: () => void) => () => void;
}
