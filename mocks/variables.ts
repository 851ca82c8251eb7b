import { z } from '@/api/schema/zod';
import { optionalChoice, OptionalOrigin, parseVariables } from '@/domain/environment';
import { defaultScenario, responseProfiles } from './scenarios';

/** Variables of the mock server over HTTP; each is optional. */
const Variables = z.object({
  /** 4010 where it is missing. */
  MOCKS_PORT: z.optional(z.string().check(z.regex(/^\d{1,5}$/, { error: 'must be the number of a port, e.g. 4010' }))),
  /** Under which browsers reach it, where that is another one. */
  MOCKS_ORIGIN: OptionalOrigin,
  /** `on` refuses sign-ins without a response of the bot check. */
  MOCKS_CAPTCHA: optionalChoice(['on', 'off']),
  /** `plain` answers only the fields that the specification names. */
  MOCKS_RESPONSES: optionalChoice(responseProfiles),
});

/** Reads the variables, or throws a message that names each wrong one. */
export function readVariables(raw: Record<string, string | undefined>) {
  const { MOCKS_PORT, MOCKS_ORIGIN, MOCKS_CAPTCHA, MOCKS_RESPONSES } = parseVariables(
    Variables,
    raw,
    'mocks/variables.ts',
  );
  const port = Number(MOCKS_PORT ?? 4010);
  return {
    port,
    origin: MOCKS_ORIGIN || `http://127.0.0.1:${port}`,
    captchaRequired: MOCKS_CAPTCHA === 'on',
    responses: MOCKS_RESPONSES || defaultScenario.responses,
  };
}
