import { href } from '@/routes/href';
import { expect, setScenario } from '../fixtures';
import { button, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { chooseInMenu, dismissUndo, expectRefused } from './menus';
import { test } from './walk';

/** The types, each with the grades that it offers (D-28). */
const gradesByType = {
  university: ['bachelor', 'diploma', 'magister', 'master', 'state_examination', 'other_degree', 'without_degree'],
  apprenticeship: ['specialist', 'master_craftsman', 'training', 'without_degree'],
  qualification: ['certificate', 'other_degree', 'without_degree'],
} as const;
const types = ['university', 'apprenticeship', 'qualification'] as const;

test('an education beside its profiles', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('profile', { profileId: seeded.pausedProfile }));
  const { page, hand, t } = person;
  const degree = 'Elektronikerin für Betriebstechnik';
  const entry = page.getByRole('listitem', { name: degree, exact: true });
  const menu = t('profiles:entry.menu', { entry: degree });
  const connect = button(page, `${t('profiles:entry.connected')}: ${degree}`);
  const drawer = page.getByRole('dialog', { name: t('profiles:education.add'), exact: true });
  const editing = page.getByRole('dialog', { name: t('profiles:education.change'), exact: true });

  await station('EDU-01 list', person, [], async () => {
    const list = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith('/api/education'),
    );
    await reload(person);
    expect((await list).status()).toBe(200);
    await expect(page.getByRole('listitem', { name: 'Diplom-Ingenieurin Elektrotechnik' })).toBeVisible();
  });
  await station('EDU-02, EDU-03 types and their grades', person, [], async () => {
    await hand.press(button(page, t('profiles:education.add')));
    const type = drawer.getByLabel(t('profiles:education.type'), { exact: true });
    const grade = drawer.getByLabel(t('career:education.grade'));
    const typeNames = types.map((name) => t(`profiles:education.types.${name}`));
    await expect(type.locator('option')).toHaveText([t('editing:form.choose'), ...typeNames]);
    for (const name of types) {
      await hand.select(type, t(`profiles:education.types.${name}`));
      const gradeNames = gradesByType[name].map((one) => t(`profiles:education.grades.${one}`));
      await expect(grade.locator('option')).toHaveText([t('career:education.noGrade'), ...gradeNames]);
    }
    // A grade that the next type does not offer is taken back.
    await hand.select(grade, t('profiles:education.grades.certificate'));
    await hand.select(type, t('profiles:education.types.apprenticeship'));
    await expect(grade).toHaveValue('');
    await hand.select(grade, t('profiles:education.grades.master_craftsman'));
  });
  const created = ['POST /education', 'POST /competenceprofile/:id/education-attach/:id'];
  await station('EDU-01, EDU-04, EDU-06 created and attached', person, created, async () => {
    await hand.write(drawer.getByLabel(t('career:education.degreeName'), { exact: true }), degree);
    await hand.write(drawer.getByRole('combobox', { name: t('career:education.institution') }), 'Stadtwerke Halle');
    await hand.write(drawer.getByRole('combobox', { name: t('career:education.city') }), 'Halle');
    const disciplines = drawer.getByRole('combobox', { name: t('career:disciplines.label'), exact: true });
    await hand.write(disciplines, 'Roboti');
    await hand.take(disciplines, page.getByRole('option', { name: /^Roboti/ }));
    await hand.write(drawer.getByRole('combobox', { name: t('career:education.approvedBy') }), 'IHK Halle');
    await hand.press(drawer.getByRole('button', { name: t('common:action.save'), exact: true }));
    await expect(page.getByText(t('career:education.saved')).first()).toBeVisible();
    await expect(drawer).toBeHidden();
    await reload(person);
    const shown = page.getByRole('list', { name: t('profiles:education.title'), exact: true });
    await expect(shown.getByRole('listitem', { name: degree, exact: true })).toBeVisible();
    await expect(entry).toContainText('Stadtwerke Halle · Halle');
    await expect(entry).toContainText(
      `${t('profiles:education.types.apprenticeship')} · ${t('profiles:education.grades.master_craftsman')}`,
    );
    await expect(entry).toContainText(t('profiles:education.approvedByName', { name: 'IHK Halle' }));
    await expect(entry.getByText(/^Roboti/)).toBeVisible();
  });
  await station('EDU-01, EDU-06 change', person, ['PATCH /education/:id'], async () => {
    await hand.press(button(page, t('profiles:entry.edit', { entry: degree })));
    await hand.select(editing.getByLabel(t('career:education.grade')), t('profiles:education.grades.specialist'));
    await editing.getByRole('combobox', { name: t('career:education.city') }).fill('Merseburg');
    await hand.press(editing.getByRole('button', { name: t('common:action.save'), exact: true }));
    await expect(page.getByText(t('career:education.saved')).first()).toBeVisible();
    await expect(editing).toBeHidden();
    await reload(person);
    await expect(entry).toContainText('Stadtwerke Halle · Merseburg');
    await expect(entry).toContainText(t('profiles:education.grades.specialist'));
  });
  await station('EDU-05 main', person, ['PATCH /competenceprofile/:id/education/:id/main'], async () => {
    await chooseInMenu(person, menu, t('profiles:education.makeMain'));
    await expect(entry.getByText(t('profiles:education.main'), { exact: true })).toBeVisible();
    await expectRefused(person, menu, t('profiles:education.makeMain'), t('profiles:education.isMain'));
    await reload(person);
    await expect(entry.getByText(t('profiles:education.main'), { exact: true })).toBeVisible();
  });
  const attach = 'POST /competenceprofile/:id/education-attach/:id';
  const detach = 'POST /competenceprofile/:id/education-detach/:id';
  await station('EDU-04, EDU-05 detached and attached again', person, [detach, attach], async () => {
    await chooseInMenu(person, menu, t('profiles:entry.disconnect'));
    await dismissUndo(person);
    // Those that the profile does not show are unfolded, as it shows none.
    await expect(connect).toBeVisible();
    await expectRefused(person, menu, t('profiles:education.makeMain'), t('profiles:education.connectFirst'));
    await hand.press(connect);
    await expect(connect).toBeHidden();
    await reload(person);
    await expect(entry).toBeVisible();
    await expect(connect).toBeHidden();
  });
  await station('EDU-04 in another profile', person, [attach, detach], async () => {
    await chooseInMenu(person, menu, t('profiles:entry.profiles'));
    const dialog = page.getByRole('dialog', { name: t('career:entry.profilesTitle', { entry: degree }), exact: true });
    const other = dialog.getByRole('switch').last();
    await expect(dialog.getByRole('switch').first()).toBeChecked();
    await expect(other).not.toBeChecked();
    await hand.press(other);
    await expect(other).toBeChecked();
    await hand.press(other);
    await expect(other).not.toBeChecked();
    await hand.press(dialog.getByRole('button', { name: t('common:action.close'), exact: true }));
    await expect(dialog).toBeHidden();
  });
  const remove = 'DELETE /education/:id';
  await station('EDU-06 delete, refused and repeated', person, [remove, remove], async () => {
    await chooseInMenu(person, menu, t('common:action.delete'));
    await setScenario({ failNext: 500 });
    await dismissUndo(person);
    await expect(page.getByText(t('career:education.deleteFailed')).first()).toBeVisible();
    await expect(entry).toBeVisible();
    await chooseInMenu(person, menu, t('common:action.delete'));
    await dismissUndo(person);
    await expect(page.getByText(t('career:education.deleted'), { exact: true }).first()).toBeVisible();
    await reload(person);
    await expect(page.getByRole('listitem', { name: 'Diplom-Ingenieurin Elektrotechnik' })).toBeVisible();
    await expect(entry).toBeHidden();
  });
});

test('the main education of a published profile', async ({ arrive }) => {
  const person = await arrive(href('profile', { profileId: seeded.profile }));
  const { page, hand, t } = person;
  const degree = 'Diplom-Ingenieurin Elektrotechnik';
  const menu = t('profiles:entry.menu', { entry: degree });

  await station('EDU-05 refused', person, [], async () => {
    await expectRefused(person, menu, t('profiles:education.makeMain'), t('profiles:education.isMain'));
    await expectRefused(person, menu, t('profiles:entry.disconnect'), t('profiles:education.mainStaysConnected'));
  });
  const given = ['POST /competenceprofile/:id/education-attach/:id', 'PATCH /competenceprofile/:id/education/:id/main'];
  await station('EDU-04, EDU-05 given to another one, which was connected first', person, given, async () => {
    const other = 'Energieauditorin nach DIN EN 16247';
    await hand.press(button(page, t('profiles:education.others', { count: 1 })));
    await hand.press(button(page, `${t('profiles:entry.connected')}: ${other}`));
    const shown = page.getByRole('list', { name: t('profiles:education.title'), exact: true });
    await expect(shown.getByRole('listitem', { name: other, exact: true })).toBeVisible();
    await chooseInMenu(person, t('profiles:entry.menu', { entry: other }), t('profiles:education.makeMain'));
    await expect(shown.getByText(t('profiles:education.main'), { exact: true })).toHaveCount(1);
    await reload(person);
    const main = shown.getByRole('listitem').filter({ hasText: t('profiles:education.main') });
    await expect(main).toHaveCount(1);
    await expect(main).toHaveAccessibleName(other);
  });
});
