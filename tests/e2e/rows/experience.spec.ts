import { href } from '@/routes/href';
import { expect, setScenario } from '../fixtures';
import { button, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { chooseInMenu, dismissUndo, expectRefused } from './menus';
import { picturesOf } from './pictures';
import { test } from './walk';

test('a work experience beside its profiles', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('profile', { profileId: seeded.pausedProfile }));
  const { page, hand, t } = person;
  const title = 'Bauleiterin Solarparks';
  /** The station that the profile shows from the start. */
  const seededTitle = 'Lehrbeauftragte';
  const entry = page.getByRole('listitem', { name: title, exact: true });
  const menu = t('profiles:entry.menu', { entry: title });
  const mainChip = t('profiles:experience.main');
  const drawer = page.getByRole('dialog', { name: t('profiles:experience.add'), exact: true });
  const editing = page.getByRole('dialog', { name: t('profiles:experience.change'), exact: true });
  const edit = () => hand.press(button(page, t('profiles:entry.edit', { entry: title })));
  const connect = button(page, `${t('profiles:entry.connected')}: ${title}`);

  await station('EXP-01 list', person, [], async () => {
    const list = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith('/competenceprofile/experience'),
    );
    await reload(person);
    expect((await list).status()).toBe(200);
    await expect(page.getByRole('listitem', { name: seededTitle, exact: true })).toBeVisible();
  });
  const created = ['POST /competenceprofile/experience', 'PUT /competenceprofile/experience/setconnection/:id/:id'];
  await station('EXP-01, EXP-05 create', person, created, async () => {
    await hand.press(button(page, t('profiles:experience.add')));
    const month = (name: string) => drawer.getByRole('group', { name, exact: true }).first();
    await hand.write(drawer.getByLabel(t('career:experience.jobTitle'), { exact: true }), title);
    await hand.write(drawer.getByRole('combobox', { name: t('career:experience.company') }), 'Nordlicht Solar');
    await hand.write(drawer.getByRole('combobox', { name: t('career:experience.location') }), 'Rostock');
    await hand.writeMonth(month(t('career:experience.start')), '04', '2018');
    await hand.writeMonth(month(t('career:experience.end')), '02', '2015');
    const disciplines = drawer.getByRole('combobox', { name: t('career:disciplines.label'), exact: true });
    await hand.write(disciplines, 'Roboti');
    await hand.take(disciplines, page.getByRole('option', { name: /^Roboti/ }));
    await hand.press(drawer.getByRole('button', { name: t('career:experience.more'), exact: true }));
    await hand.write(drawer.getByLabel(t('career:experience.description')), 'Solarparks an der Küste.');
    await hand.write(drawer.getByLabel(t('career:experience.quote')), 'Wind und Sonne.');
    await expect(drawer.getByRole('checkbox', { name: t('career:experience.connectNew') })).toBeChecked();
    await hand.press(drawer.getByRole('button', { name: t('common:action.save'), exact: true }));
    // The end lies before the beginning; it goes on instead (D-27).
    await expect(drawer.getByText(t('editing:validation.monthOrder')).first()).toBeVisible();
    await hand.press(drawer.getByRole('checkbox', { name: t('career:experience.ongoing') }));
    await hand.press(drawer.getByRole('button', { name: t('common:action.save'), exact: true }));
    await expect(page.getByText(t('career:experience.saved')).first()).toBeVisible();
    await expect(drawer).toBeHidden();
    await reload(person);
    await expect(entry).toContainText('Nordlicht Solar · Rostock');
    await expect(entry).toContainText(new RegExp(`2018.*${t('profiles:experience.today')}`));
    await expect(entry.getByText(/^Roboti/)).toBeVisible();
  });
  const change = 'PUT /competenceprofile/experience';
  // The newest version is read before a change is sent: it is that read which fails first.
  await station('EXP-01, EXP-05 change, refused and repeated', person, [change], async () => {
    await edit();
    await expect(editing.getByLabel(t('career:experience.description'))).toHaveValue('Solarparks an der Küste.');
    await expect(editing.getByLabel(t('career:experience.quote'))).toHaveValue('Wind und Sonne.');
    const location = editing.getByRole('combobox', { name: t('career:experience.location') });
    await location.fill('Kiel');
    await setScenario({ failNext: 500 });
    const save = editing.getByRole('button', { name: t('common:action.save'), exact: true });
    await hand.press(save);
    await expect(editing.getByRole('group', { name: t('career:experience.saveFailed') })).toBeVisible();
    await expect(location).toHaveValue('Kiel');
    await hand.press(save);
    await expect(editing).toBeHidden();
    await reload(person);
    await expect(entry).toContainText('Nordlicht Solar · Kiel');
  });
  await station('EXP-03 main', person, ['PATCH /competenceprofile/:id/experience/:id/main'], async () => {
    await chooseInMenu(person, menu, t('profiles:experience.makeMain'));
    await expect(entry.getByText(mainChip, { exact: true })).toBeVisible();
    await expectRefused(person, menu, t('profiles:experience.makeMain'), t('profiles:experience.isMain'));
    await expectRefused(person, menu, t('profiles:entry.disconnect'), t('profiles:experience.mainStaysConnected'));
    await reload(person);
    await expect(entry.getByText(mainChip, { exact: true })).toBeVisible();
  });
  const connected = 'PUT /competenceprofile/experience/setconnection/:id/:id';
  await station('EXP-02 in another profile', person, [connected], async () => {
    await chooseInMenu(person, menu, t('profiles:entry.profiles'));
    const dialog = page.getByRole('dialog', { name: t('career:entry.profilesTitle', { entry: title }), exact: true });
    const other = dialog.getByRole('switch').last();
    await expect(other).not.toBeChecked();
    const name = await dialog.locator('label').last().innerText();
    await hand.press(other);
    await expect(other).toBeChecked();
    await hand.press(dialog.getByRole('button', { name: t('common:action.close'), exact: true }));
    await reload(person);
    await expect(entry).toContainText(t('profiles:entry.alsoIn', { profiles: name }));
  });
  const takenOff = [
    'PATCH /competenceprofile/:id/experience/:id/main',
    'PUT /competenceprofile/experience/removeconnection/:id/:id',
  ];
  await station('EXP-02, EXP-03 taken off once it is not the main one', person, takenOff, async () => {
    const seededMenu = t('profiles:entry.menu', { entry: seededTitle });
    await chooseInMenu(person, seededMenu, t('profiles:experience.makeMain'));
    await expect(entry.getByText(mainChip, { exact: true })).toBeHidden();
    await chooseInMenu(person, menu, t('profiles:entry.disconnect'));
    await expect(entry).toBeHidden();
    await dismissUndo(person);
    await hand.press(button(page, t('profiles:experience.others', { count: 4 })));
    await expect(connect).toBeVisible();
    await expectRefused(person, menu, t('profiles:experience.makeMain'), t('profiles:experience.connectFirst'));
  });
  await station('EXP-02, EXP-05 connected again, refused and repeated', person, [connected, connected], async () => {
    await setScenario({ failNext: 500 });
    await hand.press(connect);
    await expect(page.getByText(t('career:experience.connectFailed')).first()).toBeVisible();
    await hand.press(connect);
    await expect(connect).toBeHidden();
    await reload(person);
    await expect(entry).toBeVisible();
    await expect(connect).toBeHidden();
  });
  await station('EXP-01 delete', person, ['DELETE /competenceprofile/experience/:id'], async () => {
    await chooseInMenu(person, menu, t('common:action.delete'));
    await expect(entry).toBeHidden();
    await hand.press(button(page, t('common:action.undo')));
    await expect(entry).toBeVisible();
    await chooseInMenu(person, menu, t('common:action.delete'));
    await dismissUndo(person);
    await expect(button(page, t('profiles:experience.others', { count: 3 }))).toBeVisible();
    await reload(person);
    await expect(page.getByRole('listitem', { name: seededTitle, exact: true })).toBeVisible();
    await expect(entry).toBeHidden();
  });
});

test('logo and pictures of a new work experience', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('profile', { profileId: seeded.pausedProfile }));
  const { page, hand, t } = person;
  const title = 'Bauleiterin Solarparks';
  const drawer = page.getByRole('dialog', { name: t('profiles:experience.add'), exact: true });
  const logo = picturesOf(person, t('images:experience.logo'));
  const gallery = picturesOf(person, t('images:experience.gallery'));
  const calls = [
    'POST /competenceprofile/experience',
    'PUT /competenceprofile/experience/setconnection/:id/:id',
    'POST /competenceprofile/experience/:id/clogo-upload-attach',
    'POST /competenceprofile/experience/:id/image-gallery-attach',
  ];
  await station('EXP-01, EXP-04 created with logo and picture', person, calls, async () => {
    await hand.press(button(page, t('profiles:experience.add')));
    await hand.write(drawer.getByLabel(t('career:experience.jobTitle'), { exact: true }), title);
    await hand.write(drawer.getByRole('combobox', { name: t('career:experience.company') }), 'Nordlicht Solar');
    const start = drawer.getByRole('group', { name: t('career:experience.start'), exact: true }).first();
    await hand.writeMonth(start, '04', '2018');
    await hand.press(drawer.getByRole('checkbox', { name: t('career:experience.ongoing') }));
    await logo.upload('add', ['Nordlicht'], { cropped: true, waits: true });
    await gallery.takeFromLibrary('add', 'Werkstatt');
    await hand.press(drawer.getByRole('button', { name: t('common:action.save'), exact: true }));
    await expect(drawer).toBeHidden();
    await reload(person);
    await hand.press(button(page, t('profiles:entry.edit', { entry: title })));
    await expect(logo.opener('Nordlicht')).toBeVisible();
    await expect.poll(() => logo.sizeOf('Nordlicht')).toBe('300 × 300');
    await expect(gallery.opener('Werkstatt')).toBeVisible();
  });
});

test('logo and pictures of a work experience', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('profile', { profileId: seeded.profile }));
  const { page, hand, t } = person;
  const company = 'Bergmann Energieplanung';
  const edit = () => hand.press(button(page, t('profiles:entry.edit', { entry: 'Inhaberin und Planerin' })));
  const logo = picturesOf(person, t('images:experience.logo'), { isPublic: true });
  const gallery = picturesOf(person, t('images:experience.gallery'), { isPublic: true });
  const calls = (...names: string[]) => names.map((name) => `POST /competenceprofile/experience/:id/${name}`);

  await station('EXP-04 logo, uploaded as a square part', person, calls('clogo-upload-attach'), async () => {
    await edit();
    await logo.upload('change', ['Neues Logo'], { cropped: true });
    await expect.poll(() => logo.sizeOf('Neues Logo')).toBe('300 × 300');
  });
  const changed = calls('clogo-detach', 'clogo-attach');
  await station('EXP-04 logo, taken away and taken from the library', person, changed, async () => {
    await logo.takeAway('Neues Logo');
    await logo.takeFromLibrary('add', `Logo ${company}`);
    await expect(logo.opener(`Logo ${company}`)).toBeVisible();
  });
  const uploaded = calls('image-gallery-upload-attach', 'image-gallery-upload-attach');
  await station('EXP-04 gallery, two uploaded at once', person, uploaded, async () => {
    await gallery.upload('add', ['Baustelle', 'Richtfest'], { multiple: true });
    await expect.poll(() => gallery.sizeOf('Richtfest')).toBe('400 × 300');
  });
  const galleryChanged = calls('image-gallery-detach', 'image-gallery-attach');
  await station('EXP-04 gallery, taken away and taken from the library', person, galleryChanged, async () => {
    await gallery.takeAway('Baustelle');
    await gallery.takeFromLibrary('add', 'Werkstatt');
    await expect(gallery.opener('Werkstatt')).toBeVisible();
    await reload(person);
    const card = page.getByRole('listitem', { name: 'Inhaberin und Planerin', exact: true });
    await expect(card.getByRole('img', { name: `Logo ${company}` })).toBeVisible();
    await edit();
    for (const name of [`${company} 1`, `${company} 2`, 'Richtfest', 'Werkstatt']) {
      await expect(gallery.opener(name)).toBeVisible();
    }
    await expect(gallery.opener('Baustelle')).toBeHidden();
    await expect(logo.opener(`Logo ${company}`)).toBeVisible();
  });
});
