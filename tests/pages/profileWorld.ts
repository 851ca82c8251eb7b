import { HttpResponse } from 'msw';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import type { Endpoint } from '@/api/endpoint';

/** Anna's profiles: two published ones, and a paused one with something left to do. */
export type ProfileName = 'priority' | 'published' | 'paused';

/** The profile as the mock server holds it. */
export function profileOf(name: ProfileName) {
  const found = mocks.world
    .table('profiles')
    .where((row) => row.account_id === accountOf('expert').id)
    .find(({ public: isPublic, canonical }) =>
      name === 'paused' ? !isPublic : isPublic && canonical === (name === 'priority'),
    );
  if (!found) throw new Error(`no profile ${name}`);
  return found;
}

export function accountOf(persona: string) {
  const account = mocks.world.table('accounts').find(({ email }) => email === `${persona}@fachprofil.example`);
  if (!account) throw new Error(`no account ${persona}`);
  return account;
}

export function experienceOf(jobTitle: string) {
  const found = mocks.world.table('experience').find(({ job_title }) => job_title === jobTitle);
  if (!found) throw new Error(`no experience ${jobTitle}`);
  return found;
}

/** Gives the paused profile all that publishing needs. */
export function completePaused() {
  const profile = profileOf('paused');
  const teaching = experienceOf('Lehrbeauftragte');
  Object.assign(teaching, {
    location: 'Merseburg',
    discipline_ids: experienceOf('Inhaberin und Planerin').discipline_ids,
  });
  profile.main_experience_id = teaching.id;
  accountOf('expert').publish_limit = 5;
  return profile;
}

/** Makes one call fail until the test says otherwise; `data` as a server's field errors. */
export function fail(endpoint: Endpoint, status = 500, data: unknown = null): void {
  mockServer.use(
    mockEndpoint(endpoint, () => HttpResponse.json({ success: false, message: 'refused', data }, { status })),
  );
}

/** Holds the answers of one call back, until the test lets them go. */
export function holdAnswers(endpoint: Endpoint): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const handler = mockEndpoint(endpoint, async () => {
    await held;
    return undefined;
  });
  mockServer.use(handler);
  return release;
}
