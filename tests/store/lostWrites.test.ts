import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personaPassword, personas, type PersonaKey } from '@mocks/personas';
import { call, connectClient } from '@/api/client/call';
import type { Endpoint } from '@/api/endpoint';
import { authentication } from '@/api/endpoints/authentication';
import { claims } from '@/api/endpoints/claims';
import { education } from '@/api/endpoints/education';
import { endorsements } from '@/api/endpoints/endorsements';
import { experience } from '@/api/endpoints/experience';
import { profiles } from '@/api/endpoints/profiles';
import { createStore, type AppStore } from '@/app/createStore';
import { addEducation } from '@/entities/career/addEducation';
import { addExperience } from '@/entities/career/addExperience';
import { startClaim } from '@/features/new-claim/createClaimInSteps';
import { invite } from '@/entities/invitation/invite';
import { createNewProfile } from '@/entities/profile/createNewProfile';
import type { AppThunk } from '@/store/rootReducer';
import { beginSession, endSession, resumeSession, selectSessionNumber, sessionToken } from '@/store/session';
import { loseAnswer, reconnect } from '../pages/loseAnswer';
import { profileOf } from '../pages/profileWorld';

/* A lost response is remembered beyond a reload, and for a repeat with other values (D-66). */

let store: AppStore;
let captchas = 0;

function start() {
  store = createStore();
  connectClient({
    host: '',
    readToken: () => store.dispatch(sessionToken()),
    sessionNumber: () => selectSessionNumber(store.getState()),
    onUnauthorized: () => store.dispatch(endSession('unauthorized')),
    adapter: 'fetch',
  });
}

/** Loads the page anew: what the store held is gone. */
function reload() {
  start();
  store.dispatch(resumeSession());
}

async function signIn(as: PersonaKey) {
  captchas += 1;
  const { email } = personas[as];
  const body = { email, password: personaPassword, persistent: false, captcha_response: `stand-in-${captchas}-lost` };
  store.dispatch(beginSession(await call(authentication.login, { body }), false));
}

beforeEach(start);

const career = { location: '', description: '', quote: '', disciplines: [], start_date: '2020-03', end_date: '' };
const schooling = { type: 'apprenticeship', grade: '', institution: '', approved_by: '', disciplines: [], city: '' };

interface Creation {
  endpoint: Endpoint;
  as?: PersonaKey;
  table: 'profiles' | 'experience' | 'education' | 'invitations' | 'claims';
  /** Creates an entity with a word in one of its values. */
  create: (word: string) => AppThunk<Promise<unknown>>;
}

const creations: Record<string, Creation> = {
  profile: {
    endpoint: profiles.createProfile,
    as: 'new',
    table: 'profiles',
    create: (word) =>
      createNewProfile(
        {
          occupation_id: word === 'One' ? '100001' : '100002',
          competence_area_id: '1',
          month_of_experience: 12,
          lang: 'de',
        },
        'de',
      ),
  },
  'work experience': {
    endpoint: experience.createExperience,
    table: 'experience',
    create: (word) => addExperience({ ...career, job_title: word, company_name: 'Nord' }, null),
  },
  education: {
    endpoint: education.createEducation,
    table: 'education',
    create: (word) => addEducation({ ...schooling, degree_name: word }, String(profileOf('priority').id)),
  },
  invitation: {
    endpoint: endorsements.createInvitation,
    table: 'invitations',
    create: (word) => invite({ firstname: word, lastname: 'Fink', content: '' }, [String(profileOf('priority').id)]),
  },
  claim: {
    endpoint: claims.createClaim,
    table: 'claims',
    create: (word) =>
      startClaim({
        competence_profile_id: String(profileOf('priority').id),
        topic: 'Eine Stromversorgung',
        pain_point: 'Sie fällt aus',
        question: `Warum fällt der Strom aus, ${word}?`,
        keywords: [],
        categories: [],
        short_answer_headline: '',
        short_answer_text: '',
        created: '',
      }),
  },
};

describe.each(Object.entries(creations))(
  'a new %s whose response was lost',
  (_, { endpoint, as = 'expert', table, create }) => {
    const count = () => mocks.world.table(table).all().length;

    async function lose() {
      await signIn(as);
      const before = count();
      loseAnswer(endpoint, { offline: true });
      expect(JSON.stringify(await store.dispatch(create('One')))).toContain('"outcome":"unknown"');
      expect(count()).toBe(before + 1);
      return before;
    }

    it('is found by a repeat after a reload', async () => {
      const before = await lose();
      reload();
      reconnect();
      expect(JSON.stringify(await store.dispatch(create('One')))).not.toContain('"kind"');
      expect(count()).toBe(before + 1);
    });

    it('is no reason for a second one where the repeat has other values', async () => {
      const before = await lose();
      reconnect();
      expect(JSON.stringify(await store.dispatch(create('Two')))).toContain('savedBefore');
      expect(count()).toBe(before + 1);
    });

    it('is not sent again by a reload with other values either', async () => {
      const before = await lose();
      reload();
      reconnect();
      expect(JSON.stringify(await store.dispatch(create('Two')))).toContain('savedBefore');
      expect(count()).toBe(before + 1);
    });

    it('is nobody else’s business, and forgotten with the logout', async () => {
      await lose();
      expect(Object.keys(sessionStorage).filter((key) => key.includes('lostWrites'))).toHaveLength(1);
      reconnect();
      store.dispatch(endSession('logout'));
      expect(Object.keys(sessionStorage)).toEqual([]);
    });
  },
);

it('lets somebody create another one who has read that the first is saved', async () => {
  await signIn('expert');
  const count = () => mocks.world.table('experience').all().length;
  const before = count();
  const create = (job_title: string) =>
    store.dispatch(addExperience({ ...career, job_title, company_name: 'Nord' }, null));
  loseAnswer(experience.createExperience, { offline: true });
  await create('One');
  reconnect();
  expect(await create('Two')).toEqual({ failure: { kind: 'conflict', outcome: 'savedBefore' } });
  expect(await create('Two')).toMatchObject({ connectFailure: null });
  expect(count()).toBe(before + 2);
});

describe('an entry that was created before the page was loaded anew, and not connected', () => {
  const add = {
    experience: (profileId: string) =>
      addExperience({ ...career, job_title: 'One', company_name: 'Nord' }, { id: profileId, mainIfFirst: true }),
    education: (profileId: string) => addEducation({ ...schooling, degree_name: 'One' }, profileId),
  };
  const samples = [
    ['experience', experience.connectExperience, 'experience_ids'],
    ['education', education.attachEducation, 'education_ids'],
  ] as const;

  it.each(samples)('is connected by the repeat, and not created again (%s)', async (kind, connection, shown) => {
    await signIn('expert');
    const profile = profileOf('paused');
    const known = mocks.world.table(kind).all().length;
    let left = 0;
    const neverAnswered = () => {
      left += 1;
      return new Promise<never>(() => undefined);
    };
    mockServer.use(mockEndpoint(connection, neverAnswered));
    void store.dispatch(add[kind](String(profile.id)));
    await vi.waitFor(() => expect(left).toBe(1));

    reload();
    reconnect();
    expect(await store.dispatch(add[kind](String(profile.id)))).toMatchObject({ connectFailure: null });
    const entries = mocks.world.table(kind).all();
    expect(entries).toHaveLength(known + 1);
    expect(profile[shown]).toContain(entries.at(-1)?.id);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('lostWrites'))).toEqual([]);
  });
});
