/** The mock server's controls for developers; the app itself knows no more of it than this. */
export interface ScenarioSettings {
  /** Milliseconds before each response. */
  latency: number;
  /** Status with which the next call fails, once. */
  failNext: number | null;
  /** Days by which the server's clock is ahead. */
  clockDays: number;
  /** How the stand-ins for captcha, payment, social sign-in, assistant and import behave. */
  thirdParties: string;
  /** Whether answers hold everything, or only the fields that the specification names. */
  responses: string;
}

/** The mock server as the scenario panel handles it; `src/app/main.tsx` hands it over where the mocks are on. */
export interface MockControls {
  choices: {
    latencies: readonly number[];
    failures: readonly number[];
    outcomes: readonly string[];
    responseProfiles: readonly string[];
  };
  readScenario: () => ScenarioSettings;
  onScenarioChange: (listener: () => void) => () => void;
  /** Takes values of `choices`, and any number of days. */
  changeScenario(change: Partial<ScenarioSettings>): void;
  readMails: () => readonly { to: string; subject: string; path: string }[];
  openInvitationPath: () => string | null;
  resetMocks: () => Promise<void>;
  exportMocks: () => string;
  /** False where the text is no world of this version. */
  importMocks: (text: string) => Promise<boolean>;
  onMocksLost: (listener: () => void) => () => void;
}
