import { getResponse, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHandlers, mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personaPassword, personas, type PersonaKey } from '@mocks/personas';
import { call, connectClient } from '@/api/client/call';
import { currentConnection } from '@/api/client/connection';
import type { Endpoint } from '@/api/endpoint';
import { authentication } from '@/api/endpoints/authentication';
import { claims } from '@/api/endpoints/claims';
import { education } from '@/api/endpoints/education';
import { endorsements } from '@/api/endpoints/endorsements';
import { experience } from '@/api/endpoints/experience';
import { profiles } from '@/api/endpoints/profiles';
import { createStore, type AppStore } from '@/app/createStore';
import { addEducation, addExperience } from '@/entities/career/addEntry';
import { itemWrites } from '@/entities/claim/itemWrites';
import { startClaim } from '@/features/new-claim/createClaimInSteps';
import { invite } from '@/entities/invitation/invite';
import { createNewProfile } from '@/entities/profile/createNewProfile';
import type { AppThunk } from '@/store/rootReducer';
import { beginSession, endSession, resumeSession, selectSessionNumber, sessionToken } from '@/store/session';
import { claimOf } from '../pages/claimWorld';
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

const keptWrites = () => Object.keys(localStorage).filter((key) => key.includes('pendingWrites'));

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
        savedSections: [],
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
      expect(keptWrites()).toHaveLength(1);
      reconnect();
      store.dispatch(endSession('logout'));
      expect(keptWrites()).toEqual([]);
    });
  },
);

it('is found whatever the order in which the repeat names the values', async () => {
  await signIn('expert');
  const claim = claimOf('ready');
  const { add } = itemWrites('Tip')(String(claim.id));
  const before = claim.tips.length;
  loseAnswer(claims.addTip, { offline: true });
  await store.dispatch(add({ title: 'One', text: 'First this.', link: '' }));
  reload();
  reconnect();
  expect(await store.dispatch(add({ link: '', text: 'First this.', title: 'One' }))).toHaveProperty('data');
  expect(claim.tips).toHaveLength(before + 1);
});

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
    expect(keptWrites()).toEqual([]);
  });
});

/** What tabs of one browser see of each other's locks. */
function stubLocks() {
  const held = new Set<{ name: string }>();
  const request = async (name: string, _: object, work: () => Promise<void>) => {
    const lock = { name };
    held.add(lock);
    await work();
    held.delete(lock);
  };
  const locks = { request, query: () => Promise.resolve({ held: [...held] }) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  return held;
}

describe('a work experience that another tab is still sending', () => {
  const create = (tab: AppStore, job_title: string) =>
    tab.dispatch(addExperience({ ...career, job_title, company_name: 'Nord' }, null));
  const titles = () =>
    mocks.world
      .table('experience')
      .all()
      .map(({ job_title }) => job_title);

  /** The server does the work of the first tab; its response does not come. */
  async function sendWithoutResponse() {
    const held = stubLocks();
    await signIn('expert');
    const first = store;
    reload();
    const serverHandlers = createHandlers(mocks);
    const silent = mockEndpoint(
      experience.createExperience,
      async ({ request }) => {
        await getResponse(serverHandlers, request.clone());
        return new Promise<never>(() => undefined);
      },
      { once: true },
    );
    mockServer.use(silent);
    void create(first, 'One');
    await vi.waitFor(() => expect(titles()).toContain('One'));
    return held;
  }

  it('is not taken for lost: something else is sent at once', async () => {
    await sendWithoutResponse();
    expect(await create(store, 'Two')).toMatchObject({ connectFailure: null });
    expect(titles()).toEqual(expect.arrayContaining(['One', 'Two']));
  });

  it('is not sent a second time by this one', async () => {
    await sendWithoutResponse();
    expect(await create(store, 'One')).toMatchObject({ connectFailure: null });
    expect(titles().filter((title) => title === 'One')).toHaveLength(1);
  });

  it('is lost once that tab is gone', async () => {
    const held = await sendWithoutResponse();
    held.clear();
    expect(await create(store, 'Two')).toEqual({ failure: { kind: 'conflict', outcome: 'savedBefore' } });
  });
});

describe('an education whose work the server does later than a gateway waits', () => {
  const create = () =>
    store.dispatch(addEducation({ ...schooling, degree_name: 'One' }, String(profileOf('priority').id)));
  const found = () => mocks.world.table('education').where(({ degree_name }) => degree_name === 'One');

  beforeEach(async () => {
    await signIn('expert');
    connectClient({ ...currentConnection(), lookAgainAfter: [30, 100] });
  });

  it.each([502, 503, 504])('is looked for until it is there, and exists once (%i)', async (status) => {
    const serverHandlers = createHandlers(mocks);
    const gateway = mockEndpoint(
      education.createEducation,
      ({ request }) => {
        const late = request.clone();
        setTimeout(() => void getResponse(serverHandlers, late), 50);
        return new HttpResponse(null, { status });
      },
      { once: true },
    );
    mockServer.use(gateway);
    expect(await create()).toMatchObject({ connectFailure: null });
    expect(found()).toHaveLength(1);
  });

  it('is called not saved after the last look, and sent by the repeat', async () => {
    mockServer.use(mockEndpoint(education.createEducation, () => HttpResponse.error(), { once: true }));
    expect(await create()).toEqual({ failure: { kind: 'network', outcome: 'notSaved' } });
    expect(await create()).toMatchObject({ connectFailure: null });
    expect(found()).toHaveLength(1);
  });

  it('is looked for once where the server itself has answered', async () => {
    let reads = 0;
    mockServer.use(
      mockEndpoint(education.createEducation, () => new HttpResponse(null, { status: 500 })),
      mockEndpoint(education.listEducation, () => {
        reads += 1;
        return undefined;
      }),
    );
    expect(await create()).toMatchObject({ failure: { kind: 'server', status: 500 } });
    // Before it is sent, and after.
    expect(reads).toBe(2);
  });
});
