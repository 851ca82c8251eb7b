import type { Route } from '@playwright/test';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { personas } from '@mocks/personas';
import type { AbilityRule } from '@/domain/ability';
import { clientStorage } from '@/platform/clientStorage';
import { exampleClaimHref, href } from '@/routes/href';
import { apiOrigin, appOrigin } from '../addresses';
import { expect, fetchAnswer, open, signIn } from '../fixtures';
import { button, confirmButton, heading, link, reload, station, type Person } from '../flow/station';
import { seeded } from '../screenTable';
import { answerOnce, reading } from './calls';
import { keptSession, passBotCheck, fillIn, signInByForm, valueOf } from './signInForm';
import { test } from './walk';

const invitation = href('verification', { token: invitationTokens.pending });

/** From the next page on, the browser holds other rules for the person who is signed in. */
async function keepRules({ page }: Person, rules: readonly AbilityRule[] | string): Promise<void> {
  const value = encodeURIComponent(typeof rules === 'string' ? rules : JSON.stringify(rules));
  await page.context().addCookies([{ name: clientStorage.rules.key, value, url: appOrigin, sameSite: 'Strict' }]);
}

test('who may open what', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('exampleProfile'), null);
  const { page, hand, t } = person;
  const everybody = [href('pricing'), exampleClaimHref, invitation, '/pages/misc/not-found/404', '/nowhere'];
  const guestPages = (['login', 'register', 'forgotPassword', 'restoreAccount'] as const).map((name) => href(name));
  const openPublicPages = async () => {
    for (const path of everybody) {
      await open(page, path);
      await expect(page).toHaveURL(path);
    }
  };

  await station('AUT-12 public pages, for a visitor', person, [], openPublicPages);
  await station('AUT-13 the sign-in pages, which robots leave alone', person, [], async () => {
    for (const path of guestPages) {
      await open(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    }
  });
  await station('AUT-14, AUT-15 a visitor is sent to the sign-in', person, [], async () => {
    await open(page, href('profile', { profileId: seeded.profile }, { utm: 'mail' }));
    await expect(page).toHaveURL(`${href('login')}?utm=mail&to=${encodeURIComponent(`/competence/${seeded.profile}`)}`);
    await open(page, '/?utm=mail');
    await expect(page).toHaveURL(`${href('login')}?utm=mail`);
    await open(page, href('root'));
    await expect(page).toHaveURL(href('login'));
  });
  await station('AUT-12 public pages, with a session', person, [], async () => {
    await signIn(page);
    await openPublicPages();
  });
  await station('AUT-13 no sign-in page with a session', person, [], async () => {
    const robots: string[] = [];
    await page.exposeFunction('noteRobots', (content: string) => robots.push(content));
    await page.addInitScript(() => {
      const note = (window as unknown as { noteRobots: (content: string) => void }).noteRobots;
      new MutationObserver(() => {
        const meta = document.querySelector('meta[name=robots]');
        if (meta) note(meta.getAttribute('content') ?? '');
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of guestPages) {
      robots.length = 0;
      await open(page, path);
      await expect(page).toHaveURL(href('dashboard'));
      await expect.poll(() => robots).toContain('noindex, nofollow');
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    }
  });
  await station('AUT-16 everything is allowed to everybody with a session', person, [], async () => {
    expect(JSON.parse(valueOf((await keptSession(person)).rules))).toEqual([{ action: 'manage', subject: 'all' }]);
    await open(page, href('accessControl'));
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  });
  await station('AUT-14, AUT-16 other rules, with conditions and fields', person, [], async () => {
    const navigation = page.getByRole('navigation');
    await keepRules(person, [
      { action: ['read'], subject: ['Dashboard', 'AccessControl'] },
      { action: 'read', subject: 'Claim', conditions: { own: true }, fields: ['question'] },
    ]);
    await open(page, href('claims'));
    await expect(heading(page, t('common:page.claims'))).toBeVisible();
    await expect(navigation.getByRole('link', { name: t('common:menu.nuggets'), exact: true })).toBeVisible();
    await expect(navigation.getByRole('link', { name: t('common:menu.profiles'), exact: true })).toHaveCount(0);
    await open(page, href('profiles'));
    await expect(heading(page, t('common:page.notAuthorized'))).toBeVisible();
    await hand.press(link(page, t('common:notFound.toStart')));
    await expect(page).toHaveURL(href('dashboard'));
  });
  await station('AUT-13, AUT-16 half a session is none', person, [], async () => {
    await keepRules(person, '[{"action":7}]');
    await open(page, href('login'));
    await expect(page).toHaveURL(href('login'));
    expect(await keptSession(person)).toEqual({});
  });
});

const titleField = ({ page, t }: Person) =>
  page.getByRole('textbox', { name: t('ownPosts:editor.title'), exact: true });
const inviteButton = ({ page, t }: Person) => button(page, t('endorsements:create.title'));

test('a visitor', async ({ arrive }) => {
  const person = await arrive(invitation, null);
  const { page, hand, t } = person;
  await station('AUT-17 sees an invitation, and signs in to confirm', person, [], async () => {
    await hand.press(confirmButton(page, t('verification:confirmAll', { count: 8 })));
    await expect(page.getByText(t('verification:signIn.fraud'))).toBeVisible();
    await expect(link(page, t('verification:signIn.register'))).toBeVisible();
  });
});

test('somebody without a profile', async ({ arrive }) => {
  const person = await arrive(href('newClaim'), 'new');
  const { page, t } = person;
  const main = page.getByRole('main');
  await station('AUT-17 no claim, no post, no invitation', person, [], async () => {
    await expect(main.getByText(t('claims:wizard.noProfileTitle'))).toBeVisible();
    await open(page, href('newPost'));
    await expect(main.getByText(t('ownPosts:noProfile.title'))).toBeVisible();
    await expect(titleField(person)).toHaveCount(0);
    await open(page, href('verifyCompetence'));
    await expect(main.getByText(t('endorsements:noProfile.title'))).toBeVisible();
    await expect(inviteButton(person)).toHaveCount(0);
  });
});

test('an expert', async ({ arrive }) => {
  const person = await arrive(href('root'));
  const { page, hand, t } = person;
  await station('AUT-15, AUT-17 claims, posts and invitations', person, [], async () => {
    await expect(page).toHaveURL(href('dashboard'));
    await open(page, href('newClaim'));
    await expect(heading(page, t('newClaim:question.question'))).toBeVisible();
    await open(page, href('newPost'));
    await expect(titleField(person)).toBeVisible();
    await open(page, href('verifyCompetence'));
    await expect(inviteButton(person)).toBeVisible();
  });
  await station('AUT-17 changes and deletes what is their own', person, [], async () => {
    await open(page, href('post', { postId: seeded.post }));
    await expect(button(page, t('common:action.share'))).toBeVisible();
    await expect(link(page, t('common:action.edit'))).toHaveCount(0);
    await open(page, href('editPost', { postId: seeded.post }));
    await expect(titleField(person)).toHaveCount(0);
    await open(page, href('post', { postId: seeded.ownPost }));
    await hand.press(link(page, t('common:action.edit')));
    await hand.press(button(page, t('ownPosts:editor.menu')));
    await expect(page.getByRole('menuitem', { name: t('ownPosts:action.delete'), exact: true })).toBeVisible();
  });
});

for (const [role, start] of [
  ['admin', 'dashboard'],
  ['client', 'accessControl'],
] as const) {
  test(`the start of the role ${role}`, async ({ arrive }) => {
    const person = await arrive(href('root'), role);
    const { page, hand, t } = person;
    const main = page.getByRole('main');
    await station('AUT-15, AUT-17 the start page, and what one may do', person, [], async () => {
      await expect(page).toHaveURL(href(start));
      await open(page, href('accessControl'));
      await expect(main.getByText(t(`auth:accessControl.roleName.${role}`), { exact: true })).toBeVisible();
      await expect(main.getByText(t('auth:accessControl.subject.Endorsement'))).toBeVisible();
      await hand.press(link(page, t('auth:accessControl.toDashboard')));
      await expect(page).toHaveURL(href('dashboard'));
    });
  });
}

test('the calls of a session', async ({ arrive, page, houseRules }) => {
  const bearers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(apiOrigin) || request.method() === 'OPTIONS') return;
    expect(request.url()).toMatch(new RegExp(`^${apiOrigin}/(?:api|media)/`));
    if (request.url().startsWith(`${apiOrigin}/api/`)) bearers.push(request.headers()['authorization']);
  });
  await page.clock.install();
  const person = await arrive(invitation, null);
  const { hand, t } = person;
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: t('lists:claims.label') });
  const retry = main.getByRole('button', { name: t('common:action.retry'), exact: true });
  const answers = `${apiOrigin}/api/claims/plain`;
  let held: Route[] = [];
  const holdAnswers = () => page.route(answers, (route) => void held.push(route));
  const letThrough = async () => {
    await page.unroute(answers);
    for (const route of held) await route.continue().catch(() => undefined);
    held = [];
  };

  await station('AUT-18 without a session, without a bearer', person, [], async () => {
    expect(bearers.length).toBeGreaterThan(0);
    expect(houseRules.bearers).toBe(0);
  });
  await station('AUT-18 with the bearer of the session', person, [], async () => {
    await signIn(page);
    bearers.length = 0;
    await open(page, href('claims'));
    await expect(list).toBeVisible();
    const token = valueOf((await keptSession(person)).token);
    expect(new Set(bearers)).toEqual(new Set([`Bearer ${token}`]));
  });
  await station('AUT-18 every answer of 2xx is one', person, [], async () => {
    await page.route(answers, async (route) => route.fulfill({ response: await fetchAnswer(route), status: 203 }));
    const read = reading(page, '/claims/plain');
    await reload(person);
    await read;
    await expect(list).toBeVisible();
    await page.unroute(answers);
  });
  await station('AUT-18, AUT-19 loading, however long it takes', person, [], async () => {
    await holdAnswers();
    await page.reload();
    await expect(heading(page, t('common:page.claims'))).toBeVisible();
    await page.clock.runFor(10_500);
    await expect(main.getByText(t('common:loading.long'))).toBeVisible();
    await page.clock.fastForward('02:00:00');
    await expect(retry).toHaveCount(0);
    await expect(list).toHaveCount(0);
    await letThrough();
    await expect(list).toBeVisible();
    await expect(main.getByText(t('common:loading.long'))).toHaveCount(0);
  });
  await station('AUT-18, AUT-19 cancelled, and made again on request', person, [], async () => {
    await holdAnswers();
    await page.reload();
    await expect(heading(page, t('common:page.claims'))).toBeVisible();
    await page.clock.runFor(10_500);
    await hand.press(main.getByRole('button', { name: t('common:action.cancel'), exact: true }));
    await expect(main.getByText(t('common:failureOfRead.aborted'))).toBeVisible();
    await letThrough();
    await hand.press(retry);
    await expect(list).toBeVisible();
  });
  await station('AUT-18, AUT-19, ERR-02 failed, and succeeded', person, [], async () => {
    await page.route(answers, (route) =>
      route.fulfill({
        status: 403,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { success: false, message: 'Forbidden', data: null },
      }),
    );
    await page.reload();
    await expect(main.getByRole('alert').filter({ hasText: t('common:failure.forbidden') })).toBeVisible();
    await page.unroute(answers);
    await hand.press(retry);
    await expect(list).toBeVisible();
    await expect(main.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  });
});

test('a failure in the server’s own words', async ({ arrive }) => {
  const person = await arrive(href('login'), null);
  const { page, hand, t } = person;
  const message = 'Ihr Zugang ist bis Montag gesperrt.';

  await station(
    'AUT-18, ERR-01 its message where it has one, else its status',
    person,
    ['POST /login', 'POST /login'],
    async () => {
      const submit = button(page, t('auth:login.submit'));
      await fillIn(person, { email: personas.expert.email, password: 'Fachprofil-1' });
      await passBotCheck(person);
      await answerOnce(page, '/login', 403, { success: false, message, data: null });
      await hand.press(submit);
      await expect(page.getByRole('group', { name: message })).toBeVisible();
      await answerOnce(page, '/login', 500, { success: false, message: '', data: null });
      await hand.press(submit);
      await expect(page.getByRole('group', { name: t('common:failure.server') })).toBeVisible();
    },
  );
});

const ended = { message: 'Unauthenticated.' };
const loginFor = (path: string) => `${href('login')}?to=${encodeURIComponent(path)}`;
const expired = ({ page, t }: Person) => page.getByRole('status').filter({ hasText: t('auth:login.expired') });

test('a session that the server has ended', async ({ arrive, context }) => {
  const person = await arrive(href('newPost'));
  const { page, hand, t } = person;
  const title = titleField(person);
  const second = await context.newPage();

  await station('AUT-11 to the sign-in, in every tab', person, ['POST /post'], async () => {
    await open(second, href('claims'));
    await hand.write(title, 'Was bleibt');
    await hand.write(page.getByRole('textbox', { name: t('ownPosts:editor.text') }), 'Alles, was getippt ist.');
    await answerOnce(page, '/post', 401, ended);
    await hand.press(button(page, t('ownPosts:editor.saveDraft')));
    await expect(page).toHaveURL(loginFor(href('newPost')));
    await expect(expired(person)).toHaveCount(1);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await expect(second).toHaveURL(loginFor(href('claims')));
    expect(await keptSession(person)).toEqual({});
  });
  await station('AUT-11 back, with what was typed', person, ['POST /login'], async () => {
    await signInByForm(person, personas.expert.email);
    await expect(page).toHaveURL(href('newPost'));
    await expect(second).toHaveURL(href('claims'));
    await hand.press(button(page, t('editing:draft.restore')));
    await expect(title).toHaveValue('Was bleibt');
  });
});

test('a token that the server no longer knows', async ({ arrive }) => {
  const person = await arrive(href('dashboard'));
  const { page, t } = person;

  await station('AUT-11 many refusals, one way', person, [], async () => {
    await page.route(`${apiOrigin}/api/**`, (route) =>
      route.fulfill({ status: 401, headers: { 'Access-Control-Allow-Origin': '*' }, json: ended }),
    );
    await page.reload();
    await expect(page).toHaveURL(loginFor(href('dashboard')));
    await expect(expired(person)).toHaveCount(1);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });
  await station('AUT-11 without a session it is told on the public page', person, [], async () => {
    await answerOnce(page, `/endorsement/invitation/public/${invitationTokens.pending}`, 401, ended);
    await page.goto(invitation);
    await expect(page.getByText(t('verification:signIn.fraud'))).toBeVisible();
    await expect(page).toHaveURL(invitation);
  });
});

test('whether somebody is an expert', async ({ arrive }) => {
  const person = await arrive(href('verifyCompetence'));
  const { page, t } = person;
  const refusal = page.getByText(t('endorsements:notExpert'));
  const invite = button(page, t('endorsements:create.title'));
  const answered = async (status: number, answer: object) => {
    await answerOnce(page, '/validateExpert', status, answer);
    const read = reading(page, '/validateExpert');
    await reload(person);
    await read;
  };

  await station('AUT-20 the server says yes', person, [], async () => {
    const read = reading(page, '/validateExpert');
    await reload(person);
    await read;
    await expect(invite).toBeVisible();
  });
  await station('AUT-20 the server says no, in whichever shape', person, [], async () => {
    for (const answer of [{ data: false }, { data: { expert: false } }, { data: { success: false } }]) {
      await answered(200, { success: true, message: '', ...answer });
      await expect(refusal).toBeVisible();
      await expect(invite).toHaveCount(0);
    }
  });
  await station('AUT-20 without an answer a published profile counts', person, [], async () => {
    await answered(404, { success: false, message: 'Not found', data: null });
    await expect(invite).toBeVisible();
    await expect(refusal).toHaveCount(0);
  });
});
