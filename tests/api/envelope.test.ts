import { describe, expect, it } from 'vitest';
import { buildClaim } from '@mocks/build';
import { allEndpoints } from '@/api/allEndpoints';
import { assistant } from '@/api/endpoints/assistant';
import { authentication } from '@/api/endpoints/authentication';
import { claims } from '@/api/endpoints/claims';
import { images } from '@/api/endpoints/images';
import { posts } from '@/api/endpoints/posts';
import { users } from '@/api/endpoints/users';
import type { Scheduler } from '@/api/client/decodeItems';
import { decodeAnswer } from '@/api/client/request';
import { ApiFailureError, type ApiFailure } from '@/api/client/failure';
import { allowsEmptyAnswer, allowsNullAnswer, readsWholeAnswer } from '@/api/schema/responses';

async function getFailure(act: () => Promise<unknown>): Promise<ApiFailure | undefined> {
  try {
    await act();
  } catch (error) {
    if (error instanceof ApiFailureError) return error.failure;
    throw error;
  }
  return undefined;
}

const getData = (data: unknown) => ({ success: true, data, message: 'ok' });
const contractFailure = { kind: 'contract', status: 200 };
const writes = allEndpoints.filter(({ response }) => allowsEmptyAnswer(response));
const reads = allEndpoints.filter(({ response }) => !allowsEmptyAnswer(response) && !readsWholeAnswer(response));

describe('an answer without JSON (F11, F12)', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s takes no text for an answer',
    async (_, endpoint) => {
      for (const body of ['<!doctype html><html></html>', '{"success":true,"data":[{"id":1', 'ok']) {
        expect(await getFailure(() => decodeAnswer(endpoint, 200, body))).toEqual(contractFailure);
      }
    },
  );

  it.each(reads.map((endpoint) => [endpoint.id, endpoint] as const))('%s needs an answer', async (_, endpoint) => {
    for (const body of allowsNullAnswer(endpoint.response) ? ['', undefined] : ['', null, undefined]) {
      expect(await getFailure(() => decodeAnswer(endpoint, 204, body))).toEqual({ kind: 'contract', status: 204 });
    }
  });

  it.each(writes.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s works with an empty answer',
    async (_, endpoint) => {
      for (const body of ['', null, undefined, { success: true }, getData(null), getData([])]) {
        expect(await decodeAnswer(endpoint, 204, body)).toBeNull();
      }
    },
  );

  it('counts every changing call but those that need their answer among the latter', async () => {
    const needy = reads.filter(({ method }) => method !== 'get').map(({ id }) => id);
    expect(needy.toSorted()).toEqual(['authentication/login', 'networkImport/readNetworkProfile', 'plans/buyPlan']);
  });
});

describe('a refusal under a 2xx status (F10)', () => {
  it.each([false, 0, '0', 'false'])('is a failure for success %j', async (success) => {
    const body = { success, message: 'Not possible', data: { title: ['Too long'] } };
    expect(await getFailure(() => decodeAnswer(claims.addTip, 200, body))).toEqual({
      kind: 'validation',
      status: 200,
      message: 'Not possible',
      fields: { title: 'Too long' },
    });
  });

  it.each(
    allEndpoints
      .filter(({ response }) => !readsWholeAnswer(response))
      .map((endpoint) => [endpoint.id, endpoint] as const),
  )('is a failure for %s', async (_, endpoint) => {
    const failure = await getFailure(() => decodeAnswer(endpoint, 200, { success: false, message: 'No' }));
    expect(failure?.kind).toBe('validation');
  });
});

describe('the envelope', () => {
  it('may be missing around the data', async () => {
    expect(await decodeAnswer(claims.listClaims, 200, [{ id: 1 }])).toMatchObject([{ id: '1' }]);
    const signedIn = {
      success: true,
      access_token: 'abc',
      user: { id: 7, firstname: 'Ada', lastname: null, role: 'expert' },
    };
    expect(await decodeAnswer(authentication.login, 200, signedIn)).toEqual({
      access_token: 'abc',
      user: { id: '7', firstname: 'Ada', lastname: '', role: 'expert', status: '' },
    });
  });

  it('never yields half a session', async () => {
    for (const data of [
      { access_token: 'abc' },
      { user: { id: 1 } },
      { access_token: '', user: { id: 1 } },
      {},
      null,
    ]) {
      expect(await getFailure(() => decodeAnswer(authentication.login, 200, getData(data)))).toEqual(contractFailure);
    }
  });

  it('may hold the flag that answers a question', async () => {
    const ask = (body: unknown) => decodeAnswer(claims.checkQuestionChange, 200, body);
    expect(await ask({ success: true, data: { success: true } })).toBe(true);
    expect(await ask({ success: true, data: { success: 0 } })).toBe(false);
    expect(await ask({ success: false, message: 'limit reached', data: [] })).toBe(false);
    expect(await ask({ success: true, data: null })).toBe(true);
    expect(await ask({ data: {} })).toBeNull();
    expect(await decodeAnswer(users.validateExpert, 200, { success: true, data: { expert: '0' } })).toBe(false);
    expect(await decodeAnswer(users.validateExpert, 200, { success: true, data: 1 })).toBe(true);
  });
});

describe('a list answer (F12, F13, F15, F16)', () => {
  const list = (data: unknown) => decodeAnswer(claims.listClaims, 200, getData(data));

  it('is empty for an empty list and an empty map', async () => {
    expect(await list([])).toEqual([]);
    expect(await list({})).toEqual([]);
  });

  it('is read from a keyed object and from a page', async () => {
    expect(await list({ '0': { id: 1 }, '2': { id: '3' } })).toMatchObject([{ id: '1' }, { id: '3' }]);
    expect(await list({ data: [{ id: 1 }], current_page: 1, total: 1 })).toMatchObject([{ id: '1' }]);
    const types = { illegal: { value: 'illegal' }, other: { value: 'other', label: 'Anderes' } };
    expect(await decodeAnswer(posts.listReportTypes, 200, getData(types))).toEqual([
      { value: 'illegal', label: '' },
      { value: 'other', label: 'Anderes' },
    ]);
  });

  it('breaks the contract when it is missing, of another type or has an item without id', async () => {
    for (const data of [null, 7, true, [{}], [{ id: null }], [{ id: '' }], [null], ['x']]) {
      expect(await getFailure(() => list(data)), JSON.stringify(data)).toEqual(contractFailure);
    }
  });
});

describe('a long list answer', () => {
  /** A clock on which every look takes some milliseconds, and a count of the pauses. */
  function countingScheduler(step: number) {
    let time = 0;
    let pauses = 0;
    const scheduler: Scheduler = {
      now: () => (time += step),
      yieldToBrowser: () => {
        pauses += 1;
        return Promise.resolve();
      },
    };
    return { scheduler, pauses: () => pauses };
  }

  const items = Array.from({ length: 1000 }, (_, index) => ({
    id: index + 1,
    question: `Frage ${index}`,
    topic: null,
  }));
  const forms: [string, unknown][] = [
    ['a list', items],
    ['an object with keys', Object.fromEntries(items.map((item) => [`no-${item.id}`, item]))],
    ['a page', { data: items, current_page: 1 }],
  ];

  it.each(forms)('as %s decodes as it would in one go', async (_, data) => {
    const { scheduler, pauses } = countingScheduler(1);
    const decoded = await decodeAnswer(claims.listClaims, 200, getData(data), scheduler);
    expect(decoded).toEqual(claims.listClaims.response.parse(data));
    expect(decoded).toHaveLength(1000);
    expect((decoded as object[]).every(Object.isFrozen)).toBe(true);
    // 16 items to a batch, and a pause before and after them all.
    expect(pauses()).toBeGreaterThan(60);
  });

  it('pauses as often as the clock asks for, a short list not at all', async () => {
    const quick = countingScheduler(0);
    await decodeAnswer(claims.listClaims, 200, getData(items.slice(0, 100)), quick.scheduler);
    expect(quick.pauses()).toBe(0);
    const slow = countingScheduler(8);
    await decodeAnswer(claims.listClaims, 200, getData(items.slice(0, 4)), slow.scheduler);
    expect(slow.pauses()).toBe(2);
  });

  it('breaks the contract with its last item', async () => {
    const data = getData([...items, { question: 'no id' }]);
    expect(await getFailure(() => decodeAnswer(claims.listClaims, 200, data))).toEqual(contractFailure);
  });
});

describe('a detail answer (F13, F14)', () => {
  it('breaks the contract without its id', async () => {
    for (const data of [{}, { id: null }, { question: 'x' }, [], null, 7]) {
      expect(await getFailure(() => decodeAnswer(claims.getClaim, 200, getData(data))), JSON.stringify(data)).toEqual(
        contractFailure,
      );
    }
  });

  it('takes unknown fields and values of an enum', async () => {
    const claim = await decodeAnswer(
      claims.getClaim,
      200,
      getData({ id: 1, status: 'archived', novelty: { deep: [1] } }),
    );
    expect(claim).toMatchObject({ id: '1', status: 'archived' });
    expect(claim).not.toHaveProperty('novelty');
  });

  it('reads the two lists of the assistant from a pair or from names', async () => {
    const styles = [{ id: 1, name: 'factual' }];
    const formalities = [{ id: 'formal' }];
    const expected = { styles: [{ id: '1', name: 'factual' }], formalities: [{ id: 'formal', name: '' }] };
    for (const data of [[styles, formalities], { styles, formalities }, { '0': styles, '1': formalities }]) {
      expect(await decodeAnswer(assistant.getVariables, 200, getData(data))).toEqual(expected);
    }
    expect(await getFailure(() => decodeAnswer(assistant.getVariables, 200, getData([styles])))).toEqual(
      contractFailure,
    );
  });

  it('reads the segments of a suggestion, plain or as objects', async () => {
    const data = { segments: ['One text', { headline: 'H', content: 'T' }, [{ title: 'Tip' }]] };
    expect(await decodeAnswer(assistant.suggestText, 200, getData(data))).toEqual({
      segments: [
        { title: '', text: 'One text', items: [] },
        { title: 'H', text: 'T', items: [] },
        { title: '', text: '', items: [{ title: 'Tip', text: '' }] },
      ],
    });
  });
});

describe('the answer of a write', () => {
  it('is merged only if it is the whole entity', async () => {
    const add = (data: unknown) => decodeAnswer(claims.addTip, 200, getData(data));
    expect(await add({ id: 5, title: 'Tip', text: 'x', link: null })).toBeNull();
    const whole = buildClaim({ id: 1, question: 'Why', competence_profile: null, keywords: null });
    expect(await add(whole)).toMatchObject({ id: '1', question: 'Why', keywords: [] });
    expect(await add({ ...whole, id: undefined })).toBeNull();
    expect(await add({ id: 1, question: 'Why', keywords: [] })).toBeNull();
    expect(await add({ id: 1, question: 'short form' })).toBeNull();
    expect(await add('gone')).toBeNull();
  });

  it('gives the new id of what was created, and is broken without one', async () => {
    const create = (data: unknown) => decodeAnswer(claims.createClaim, 201, getData(data));
    expect(await create({ id: 9, question: 'Why' })).toEqual({ id: '9' });
    expect(await getFailure(() => create({ question: 'Why' }))).toEqual({ kind: 'contract', status: 201 });
    expect(await getFailure(() => decodeAnswer(images.uploadImage, 200, getData({ url: 'x' })))).toEqual(
      contractFailure,
    );
  });
});
