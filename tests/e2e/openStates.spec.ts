import type { Page, Route } from '@playwright/test';
import { href } from '@/routes/href';
import { clientStorage } from '@/platform/clientStorage';
import { apiOrigin, appOrigin } from './addresses';
import { enlargedSurfaceFaults } from './enlargedText';
import { expect, open, signIn, test } from './fixtures';
import { accountMenu, button, changedStates, german, menuItem, openStates, profileMenu } from './openStates';
import { expectPrimaryInSight } from './primaryButton';
import { seeded } from './screenTable';
import { changeableViews, changesDone, expectSound, prepare, show, type View } from './soundness';

/*
 * Menus, dialogs, drawers, lists, refused forms, messages: sound while they are shown, their primary button in sight, closed
 * by Escape, and the focus is never lost (quality, section 5, G20 and G21). In German alone: the sweep of the pages looks at the texts.
 */

const viewsOf = (width?: number): readonly View[] =>
  width === undefined
    ? changeableViews
    : changeableViews.filter(({ axe }) => axe !== null).map((view) => ({ ...view, width }));

async function arrive(page: Page, as: (typeof openStates)[number]['as'], path: string, width = 1280): Promise<void> {
  await prepare(page, 'de');
  if (as) await signIn(page, as);
  await show(page, { scheme: 'light', width });
  await open(page, path);
}

/** States of one page take turns on it, since opening a page costs more than looking at it. */
const placeOf = ({ as, path, width }: (typeof openStates)[number]) => JSON.stringify([as, path, width]);

for (const place of new Set(openStates.map(placeOf))) {
  const states = openStates.filter((state) => placeOf(state) === place);
  const [first] = states;
  if (!first) continue;
  test(`open: ${states.map(({ name }) => name).join(', ')}`, async ({ page }) => {
    test.setTimeout(30_000 + states.length * 30_000);
    await arrive(page, first.as, first.path, first.width);
    for (const { name, width, open: openState } of states) {
      await test.step(name, async () => {
        const { surface, opener } = await openState(page, 'de');
        await expect(surface).toBeVisible();
        await expectPrimaryInSight(page, surface, width);
        await expectSound(page, 'de', viewsOf(width), [surface, opener]);
        await page.keyboard.press('Escape');
        await expect(surface).toBeHidden();
        await expect(opener).toBeFocused();
        await show(page, { scheme: 'light', width: width ?? 1280 });
      });
    }
  });
}

for (const shown of [
  'new profile: occupations',
  'profile editor: new experience',
  'profile editor: month of an experience',
]) {
  test(`narrow columns with text of twice the size: ${shown}`, async ({ page }) => {
    const state = openStates.find(({ name }) => name === shown);
    if (!state) throw new Error(`no state is called ${shown}`);
    await arrive(page, state.as, state.path, 390);
    const { surface } = await state.open(page, 'de');
    await expect(surface).toBeVisible();
    await changesDone(page);
    expect(await enlargedSurfaceFaults(surface)).toEqual([]);
  });
}

test('all months are in the window of a laptop once the year is chosen', async ({ page }) => {
  const state = openStates.find(({ name }) => name === 'profile editor: month of an experience');
  if (!state) throw new Error('no state opens the months');
  await arrive(page, state.as, state.path);
  await page.setViewportSize({ width: 1366, height: 625 });
  // The years fade before the months come.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { surface } = await state.open(page, 'de');
  await surface.getByRole('radio', { name: '2019', exact: true }).click();
  const months = surface.getByRole('radiogroup').getByRole('radio');
  await expect(months).toHaveCount(12);
  for (const month of await months.all()) await expect(month).toBeInViewport({ ratio: 1 });
});

for (const state of changedStates) {
  test(`changed: ${state.name}`, async ({ page }) => {
    await arrive(page, state.as, state.path, state.width);
    await expect(await state.change(page, 'de')).toBeFocused();
    await expectSound(page, 'de', viewsOf(state.width));
  });
}

test('the sections of the navigation at the top', async ({ page, context }) => {
  await context.addCookies([{ name: clientStorage.navLayout.key, value: 'horizontal', url: appOrigin }]);
  await arrive(page, 'expert', href('dashboard'));
  const section = button('common:menuSection.competence')(page);
  await section.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectSound(page, 'de', viewsOf(1280));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(section).toBeFocused();
});

/** The focus is somewhere, so that the keyboard goes on from there. */
async function expectFocusSomewhere(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

test('a message can be read, closed by Escape, and read again', async ({ page }) => {
  await arrive(page, 'expert', href('profile', { profileId: seeded.profile }));
  await profileMenu(page).click();
  await menuItem('profiles:pause.action')(page).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: german('profiles:pause.action'), exact: true })
    .click();
  await button('editing:undo.dismiss')(page).click();
  const toast = page.getByRole('status').getByText(german('profileParts:pause.done'));
  // What is pointed at stays.
  await toast.hover();
  await expect(page.getByRole('dialog')).toBeHidden();
  // The button that opened the question is gone with its answer.
  await expectFocusSomewhere(page);
  await expectSound(page, 'de', viewsOf());
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await accountMenu(page).click();
  await menuItem('common:messages.title')(page).click();
  await expect(page.getByRole('dialog')).toContainText(german('profileParts:pause.done'));
});

for (const [name, route, region] of [
  ['claims', 'claims', 'claims'],
  ['profiles', 'profiles', 'competenceprofile'],
  ['invitations', 'verifyCompetence', 'endorsement'],
] as const) {
  test(`failed: ${name}`, async ({ page }) => {
    const fails = (request: Route) =>
      request.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, json: {} });
    const addresses = `${apiOrigin}/api/${region}**`;
    await page.route(addresses, fails);
    await arrive(page, 'expert', href(route));
    const retry = page
      .getByRole('main')
      .getByRole('button', { name: german('common:action.retry') })
      .first();
    await expect(retry).toBeVisible();
    await expectSound(page, 'de', viewsOf());
    await page.unroute(addresses);
    const before = await page.getByRole('main').getByRole('alert').count();
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(before - 1);
    await expectFocusSomewhere(page);
  });
}

test('what is deleted gives the focus on', async ({ page }) => {
  await arrive(page, 'expert', href('claims'));
  const list = page.getByRole('list', { name: german('lists:claims.label') });
  const before = await list.getByRole('listitem').count();
  await page
    .getByRole('button', { name: /^Mehr zu „/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: german('claims:delete.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: german('publicClaim:delete.confirm') })
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(before - 1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectFocusSomewhere(page);
});

test('what waits to be undone', async ({ page }) => {
  await arrive(page, 'expert', href('profile', { profileId: seeded.profile }));
  await page.getByRole('button', { name: /^Mehr zu Ingenieurin Netzplanung/ }).click();
  await page.getByRole('menuitem', { name: german('common:action.delete'), exact: true }).click();
  await expectFocusSomewhere(page);
  const undo = button('common:action.undo')(page);
  await undo.focus();
  await expectSound(page, 'de', viewsOf());
  await undo.press('Enter');
  await expect(undo).toBeHidden();
  await expectFocusSomewhere(page);
});

test('what was written before is offered again', async ({ page }) => {
  await arrive(page, 'expert', href('claimForm', undefined, { id: seeded.readyClaim }));
  const question = page.getByRole('textbox', { name: german('claims:question.label'), exact: true });
  await question.fill('Was war vorher?');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Was war vorher?');
  page.once('dialog', (question) => question.accept());
  await page.reload();
  await button('editing:draft.compare')(page).click();
  await expectSound(page, 'de', viewsOf());
  await button('editing:draft.restore')(page).click();
  await expect(question).toHaveValue('Was war vorher?');
  await expectFocusSomewhere(page);
});
