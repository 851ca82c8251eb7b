import { invitationTokens } from '@mocks/db/seedInvitations';
import { personaPassword, personas } from '@mocks/personas';
import { href } from '@/routes/href';
import { appOrigin } from '../addresses';
import { expect, open } from '../fixtures';
import { button, confirmButton, heading, link, reload, station, type Person } from '../flow/station';
import { seeded } from '../screenTable';
import { answerOnce, reading } from './calls';
import { test } from './walk';

const invitation = href('verification', { token: invitationTokens.pending });
const call = `/endorsement/invitation/public/${invitationTokens.pending}`;

/** Signs in on the page that asks for it, which leads back to the invitation. */
async function signInAndReturn({ page, hand, t }: Person): Promise<void> {
  await hand.write(page.getByLabel(t('auth:field.email'), { exact: true }), personas.contact.email);
  await hand.write(page.getByLabel(t('auth:field.password'), { exact: true }), personaPassword);
  await hand.press(page.getByRole('checkbox', { name: t('auth:captcha.confirm') }));
  await hand.press(button(page, t('auth:login.submit')));
  await expect(page).toHaveURL(appOrigin + invitation);
}

test('an invitation, from the link to the thanks', async ({ arrive }) => {
  const person = await arrive(invitation, null);
  const { page, hand, t } = person;
  const chips = page.getByRole('group', { name: t('verification:competences') }).getByRole('checkbox');
  const fan = page.getByRole('switch', { name: t('verification:relation.is_fan', { name: 'Anna' }) });
  const confirm = confirmButton(page, t('verification:confirm', { count: 6 }));
  const { firstname, lastname } = personas.contact;

  await station('VER-06 everything pre-set, competences alone', person, [], async () => {
    await expect(chips).toHaveCount(5);
    for (const one of [...(await chips.all()), ...(await page.getByRole('switch').all())])
      await expect(one).toBeChecked();
    await hand.press(chips.first());
    await hand.press(fan);
    await expect(confirm).toBeVisible();
  });
  await station('VER-07 asked to sign in', person, [], async () => {
    await hand.press(confirm);
    await expect(page.getByText(t('verification:signIn.fraud'))).toBeVisible();
  });
  await station('VER-07 opened again after signing in', person, ['POST /login'], async () => {
    await hand.press(link(page, t('verification:signIn.login')));
    await signInAndReturn(person);
    await expect(page.getByText(t('verification:oneTapLeft'))).toBeVisible();
    await expect(chips.first()).not.toBeChecked();
    await expect(fan).not.toBeChecked();
  });
  await station('VER-07 a lost connection keeps the choice', person, [`PATCH ${call}`, `PATCH ${call}`], async () => {
    await answerOnce(page, call, 503, { message: 'Service Unavailable' });
    await hand.press(confirm);
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await expect(chips.first()).not.toBeChecked();
    await hand.press(confirmButton(page, t('verification:sendAgain', { count: 6 })));
    await expect(
      heading(page, t('verification:done.titleNamed', { visitor: `${firstname} ${lastname}` })),
    ).toBeVisible();
    await hand.press(page.locator('main summary'));
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  });
  await station('VER-09 already confirmed', person, [], async () => {
    await reload(person);
    await expect(heading(page, t('verification:accepted.title'))).toBeVisible();
  });
});

test('a session that ends on the way keeps the choice', async ({ arrive }) => {
  const person = await arrive(invitation, 'contact');
  const { page, hand, t } = person;
  const fan = page.getByRole('switch', { name: t('verification:relation.is_fan', { name: 'Anna' }) });

  await station('VER-07 signed out by the server', person, [`PATCH ${call}`, 'POST /login'], async () => {
    await hand.press(fan);
    await answerOnce(page, call, 401, { message: 'Unauthenticated.' });
    await hand.press(confirmButton(page, t('verification:confirm', { count: 7 })));
    await expect(page).toHaveURL(`${appOrigin}${href('login')}`);
    await signInAndReturn(person);
    await expect(fan).not.toBeChecked();
    await expect(page.getByText(t('verification:oneTapLeft'))).toBeVisible();
  });
  await station('VER-09 expired', person, [], async () => {
    await open(page, href('verification', { token: invitationTokens.expired }));
    await expect(heading(page, t('verification:expired.title'))).toBeVisible();
  });
});

test('the verification page of a profile', async ({ arrive }) => {
  const person = await arrive(href('personalVerification', { token: seeded.profile }), 'contact');
  const { page, hand, t } = person;
  const points = page.getByRole('group', { name: t('verification:personalList') }).getByRole('checkbox');

  await station('VER-08 nothing pre-set', person, [], async () => {
    await expect(points.first()).toBeVisible();
    for (const point of await points.all()) await expect(point).not.toBeChecked();
    await hand.press(confirmButton(page, t('verification:confirm', { count: 0 })));
    await expect(page.getByRole('heading', { level: 2, name: t('verification:personalList') })).toBeFocused();
  });
  await station('VER-08 confirmed and recommended', person, ['POST /endorsement/invitation/personal/:id'], async () => {
    const count = await points.count();
    await hand.press(button(page, t('verification:chooseAll')));
    await hand.press(page.getByRole('checkbox', { name: t('verification:fan') }).first());
    await hand.press(confirmButton(page, t('verification:confirmAll', { count })));
    const { firstname, lastname } = personas.contact;
    const visitor = `${firstname} ${lastname}`;
    await expect(heading(page, t('verification:done.titleNamed', { visitor }))).toBeVisible();
    await hand.press(page.locator('main summary'));
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(count);
  });
  await station('VER-08 nobody confirms twice', person, [], async () => {
    const read = reading(page, `/endorsement/invitation/personal/competence-profiles/${seeded.profile}`);
    await reload(person);
    await read;
    await expect(page.locator('main h1')).toBeVisible();
  });
});
