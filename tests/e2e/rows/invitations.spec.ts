import { href } from '@/routes/href';
import { appOrigin } from '../addresses';
import { expect } from '../fixtures';
import { nextChangingCall } from '../flow/changingCalls';
import { button, heading, link, reload, station, type Person } from '../flow/station';
import { reading } from './calls';
import { dismissUndo } from './menus';
import { test } from './walk';

const petra = 'Petra Lindner';
const georg = 'Georg Baumann';
const tom = { firstname: 'Tom', lastname: 'Fink' };
const tomFink = `${tom.firstname} ${tom.lastname}`;

const invitations = ({ page, t }: Person) =>
  page.getByRole('list', { name: t('endorsements:list.title'), exact: true }).getByRole('listitem');
const close = async ({ page, hand, t }: Person) => {
  const drawer = page.getByRole('dialog');
  await hand.press(drawer.getByRole('button', { name: t('common:action.close'), exact: true }));
  await expect(drawer).toBeHidden();
};

test('invitations, from the link of a profile to a deleted one', async ({ arrive }) => {
  const person = await arrive(href('verifyCompetence'));
  const { page, hand, t } = person;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: appOrigin });
  const rows = invitations(person);
  const drawer = page.getByRole('dialog');

  await station('VER-01 the link of a profile', person, [], async () => {
    await hand.press(page.getByText(t('endorsements:links.title'), { exact: true }));
    const links = page.getByRole('region', { name: t('endorsements:links.title') });
    await expect(links.getByText(t('common:confirmations.count', { count: 11 }))).toBeVisible();
    await hand.press(
      links.getByRole('button', { name: new RegExp(`^${t('common:copy.what', { what: '' })}`) }).first(),
    );
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`^${new URL(page.url()).origin}/personal/verification/.+$`));
  });
  await station('VER-02 open before expired before confirmed', person, [], async () => {
    const states = ['pending', 'pending', 'pending', 'expired', 'checked'] as const;
    await expect(rows).toHaveCount(states.length);
    for (const [index, state] of states.entries()) {
      await expect(rows.nth(index)).toContainText(t(`endorsements:status.${state}`));
    }
  });
  await station('VER-03 one for all chosen profiles', person, ['POST /endorsement/invitation'], async () => {
    const profiles = reading(page, '/endorsement/invitation/competence-profiles');
    await hand.press(button(page, t('endorsements:create.title')));
    await profiles;
    const choices = drawer.getByRole('checkbox');
    await expect(choices).toHaveCount(2);
    for (const choice of await choices.all()) {
      if (await choice.isChecked()) await hand.press(choice);
    }
    const field = (name: string) => drawer.getByRole('textbox', { name, exact: true });
    await hand.write(field(t('endorsements:create.firstname')), tom.firstname);
    await hand.write(field(t('endorsements:create.lastname')), tom.lastname);
    const submit = drawer.getByRole('button', { name: t('endorsements:create.submit'), exact: true });
    await hand.press(submit);
    await expect(drawer.getByText(t('editing:validation.atLeastOneProfile'), { exact: true })).toBeVisible();
    for (const choice of await choices.all()) await hand.press(choice);
    const sent = nextChangingCall(page);
    await hand.press(submit);
    await sent;
    await expect(drawer).toHaveAccessibleName(t('endorsements:share.title', { name: tomFink }));
    await close(person);
    await expect(rows.first()).toContainText(tomFink);
  });
  await station('VER-05, VER-10 what somebody confirmed', person, [], async () => {
    const detail = reading(page, '/endorsement/invitation/');
    await hand.press(button(page, t('endorsements:row.detailsOf', { name: georg })));
    await detail;
    await expect(drawer.getByText(t('endorsements:relation.personal_connection'))).toBeVisible();
    await expect(drawer.getByText(t('endorsements:relation.is_fan'))).toBeVisible();
    await expect(drawer.getByText(t('endorsements:detail.verified'), { exact: true })).toBeVisible();
    await close(person);
  });
  await station('VER-05 deleted', person, ['DELETE /endorsement/invitation/:id'], async () => {
    await hand.press(button(page, t('endorsements:row.detailsOf', { name: tomFink })));
    await hand.press(drawer.getByRole('button', { name: t('endorsements:delete.action'), exact: true }));
    await expect(rows.filter({ hasText: tomFink })).toHaveCount(0);
    await dismissUndo(person);
    await reload(person);
    await expect(rows.filter({ hasText: tomFink })).toHaveCount(0);
  });
});

test('nobody is invited without a published profile', async ({ arrive }) => {
  const person = await arrive(href('verifyCompetence'), 'new');
  const { page, t } = person;
  await station('VER-04 first a profile', person, [], async () => {
    await expect(page.getByText(t('endorsements:noProfile.title'))).toBeVisible();
    await expect(button(page, t('endorsements:create.title'))).toHaveCount(0);
    await expect(link(page, t('endorsements:noProfile.toWizard'))).toBeVisible();
  });
});

test('recommendations, by how people know each other', async ({ arrive }) => {
  const person = await arrive(href('verifyCompetence'));
  const { page, hand, t } = person;
  const group = t('common:menu.customers');
  const groupOf = (name: string) => page.getByRole('combobox', { name: t('endorsements:people.groupOf', { name }) });
  const filter = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
  const people = (title: string) => page.getByRole('list', { name: title, exact: true }).getByRole('listitem');

  await station('NAV-05 an address for each group', person, [], async () => {
    await hand.press(button(page, t('common:menuSection.recommendations')));
    for (const name of ['familyAndFriends', 'colleagues', 'customers'] as const) {
      await hand.press(link(page, t(`common:menu.${name}`)));
      await expect(page).toHaveURL(href(name));
      await expect(heading(page, t('endorsements:people.title'))).toBeFocused();
      await expect(filter(t(`common:menu.${name}`))).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(t('endorsements:people.emptyGroup'))).toBeVisible();
    }
  });
  await station('the people of a group, kept on this device', person, [], async () => {
    for (const name of [petra, georg]) await groupOf(name).selectOption(group);
    await reload(person);
    await expect(people(group)).toContainText([georg, petra]);
  });
  await station('somebody in another group', person, [], async () => {
    const to = t('common:menu.colleagues');
    await groupOf(petra).selectOption(to);
    await expect(people(group)).toContainText([georg]);
    await hand.press(filter(to));
    await expect(page).toHaveURL(href('colleagues'));
    await expect(filter(to)).toBeFocused();
    await expect(people(to)).toContainText([petra]);
  });
  await station('several at once', person, [], async () => {
    await hand.press(filter(t('endorsements:filter.all')));
    await hand.press(button(page, t('endorsements:choose.start')));
    await hand.press(button(page, t('lists:choose.all')));
    await page.getByRole('combobox', { name: t('endorsements:people.chooseGroup') }).selectOption(group);
    await expect(filter(group)).toHaveText(`${group} 4`);
  });
});

test('who confirmed what, drawn and in words', async ({ arrive }) => {
  const person = await arrive(href('verifyCompetence'));
  const { page, hand, t } = person;
  const name = t('common:menu.humanGraph');
  const drawing = page.getByRole('application', { name: t('humanGraph:drawing') });
  const node = drawing.locator('[aria-current]');
  const drawer = page.getByRole('dialog');

  await station('NAV-05 the human graph', person, [], async () => {
    await hand.press(button(page, t('common:menuSection.recommendations')));
    await hand.press(link(page, name));
    await expect(heading(page, name)).toBeVisible();
    const people = page.getByRole('table', { name: t('humanGraph:people.title', { count: 1 }) });
    await expect(people.getByRole('row').filter({ hasText: georg })).toBeVisible();
  });
  await station('a person of the network, by keys alone', person, [], async () => {
    await node.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(node).toHaveAccessibleName(new RegExp(`^${georg}`));
    await expect(page).toHaveURL(/[?]node=person-/);
    await page.keyboard.press('Enter');
    await expect(drawer).toHaveAccessibleName(georg);
    await close(person);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row').getByRole('button', { name: georg, exact: true })).toBeFocused();
  });
  await station('the same choice after a reload', person, [], async () => {
    await reload(person);
    await expect(node).toHaveAccessibleName(new RegExp(`^${georg}`));
  });
});
