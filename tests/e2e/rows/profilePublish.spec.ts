import { href } from '@/routes/href';
import { expect, open } from '../fixtures';
import { button, heading, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { answerOnce, reading } from './calls';
import { chooseOccupation, chooseSubject, fillCompetence, storyOfRun } from './newProfile';
import { test, type Walker } from './walk';

/** Presses "publish" and follows the task whose blocker is named. */
async function followBlocker(
  { page, hand, t }: Walker,
  rule: 'competence' | 'experience' | 'experienceDetails' | 'mainExperience' | 'educationDetails',
): Promise<void> {
  const publish = button(page, t('profiles:publish.action'));
  // The page moves to what was saved. The head's button is then out of sight before the bar replaces it.
  await expect(publish).toBeInViewport();
  await hand.press(publish);
  const dialog = page.getByRole('dialog', { name: t('profileParts:publish.notReady') });
  await expect(dialog.getByRole('alert')).toHaveText(t(`profileParts:blocker.${rule}`));
  await hand.press(dialog.getByRole('button', { name: t(`profiles:task.${rule}`) }));
  await expect(dialog).toBeHidden();
}

test('what a new profile lacks', async ({ arrive }) => {
  const person = await arrive(href('newProfile'), 'new');
  const { page, hand, t } = person;
  const story = await storyOfRun(person);
  const created = ['POST /competenceprofile/mycompetencearea', 'POST /competenceprofile/:id/mycompetence'];

  await station('PRO-02 left early', person, created, async () => {
    await chooseOccupation(person, story);
    await fillCompetence(person, story);
    await answerOnce(page, '/competenceprofile/*/mycompetence', 500, { success: false, message: '', data: null });
    await hand.press(button(page, t('newProfile:create')));
    await expect(page.getByRole('group', { name: t('newProfile:subjectFailed') })).toBeVisible();
    await open(page, href('profiles'));
    await hand.press(page.getByRole('main').getByRole('link', { name: story.heading, exact: true }));
    await expect(heading(page, story.heading)).toBeVisible();
  });
  const competence = ['POST /competenceprofile/:id/mycompetence'];
  await station('PRO-05, PRO-10, PRO-11 no competence', person, competence, async () => {
    await followBlocker(person, 'competence');
    const drawer = page.getByRole('dialog', { name: t('profiles:competence.title'), exact: true });
    const label = t('profiles:competence.subjectLabel');
    await chooseSubject(person, drawer.getByRole('combobox', { name: label, exact: true }), story);
    await hand.press(drawer.getByRole('button', { name: t('common:action.save'), exact: true }));
    await expect(drawer).toBeHidden();
  });
  await station('PRO-10, PRO-11 no work experience', person, [], async () => {
    await followBlocker(person, 'experience');
    await expect(button(page, t('profiles:experience.add'))).toBeInViewport();
  });
});

test('a paused profile goes online', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('profile', { profileId: seeded.pausedProfile }));
  const { page, hand, t } = person;
  const entry = 'Lehrbeauftragte';
  const save = async (name: string) => {
    const drawer = page.getByRole('dialog', { name, exact: true });
    await hand.press(drawer.getByRole('button', { name: t('common:action.save'), exact: true }));
    await expect(drawer).toBeHidden();
    // While it fades it lies over the page, and Playwright would scroll to look for a free place to press.
    await expect(page.locator('.MuiBackdrop-root')).toHaveCount(0);
  };

  await station('PRO-10, PRO-21 disciplines and location', person, ['PUT /competenceprofile/experience'], async () => {
    await followBlocker(person, 'experienceDetails');
    const drawer = page.getByRole('dialog', { name: t('profiles:experience.change'), exact: true });
    await hand.write(drawer.getByRole('combobox', { name: t('career:experience.location'), exact: true }), 'Merseburg');
    const field = drawer.getByRole('combobox', { name: t('career:disciplines.label'), exact: true });
    const many = reading(page, '/disciplines', { name: 'en', locale: 'de' });
    await hand.write(field, 'en');
    await many;
    await expect(drawer.getByText(t('editing:search.many', { count: 50 }))).toBeVisible();
    await field.fill('');
    await hand.write(field, 'Elektrot');
    // More than can be listed: the tree of the seeded world has no such discipline.
    const data = Array.from({ length: 51 }, (_, index) => ({ id: 9000 + index, name: `Fachgebiet ${index + 1}` }));
    await answerOnce(page, '/discipline/*/descendants*', 200, { success: true, message: 'OK', data });
    const below = reading(page, '/discipline/', { locale: 'de' });
    await hand.take(field, page.getByRole('option', { name: 'Elektrotechnik', exact: true }));
    expect(new URL((await below).url()).pathname).toMatch(/\/descendants$/);
    await expect(drawer.getByText(t('editing:search.many', { count: 50 }))).toBeVisible();
    const narrowed = reading(page, '/discipline/', { locale: 'de', name: 'Licht' });
    const searchBelow = t('career:disciplines.searchBelow', { discipline: 'Elektrotechnik' });
    await hand.write(drawer.getByRole('textbox', { name: searchBelow, exact: true }), 'Licht');
    await narrowed;
    await hand.press(drawer.getByRole('button', { name: 'Lichttechnik', exact: true }));
    await save(t('profiles:experience.change'));
    const card = page.getByRole('listitem', { name: entry, exact: true });
    await expect(card.getByText('Lichttechnik')).toBeVisible();
  });
  const main = ['PATCH /competenceprofile/:id/experience/:id/main'];
  await station('PRO-10, PRO-11 main work experience', person, main, async () => {
    await followBlocker(person, 'mainExperience');
    await hand.press(button(page, t('profiles:entry.menu', { entry })));
    await hand.press(page.getByRole('menuitem', { name: t('profiles:experience.makeMain'), exact: true }));
    const card = page.getByRole('listitem', { name: entry, exact: true });
    await expect(card.getByText(t('profiles:experience.main'), { exact: true })).toBeVisible();
  });
  const added = ['POST /education', 'POST /competenceprofile/:id/education-attach/:id', 'PATCH /education/:id'];
  await station('PRO-10 disciplines and city of an education', person, added, async () => {
    await hand.press(button(page, t('profiles:education.add')));
    const drawer = page.getByRole('dialog', { name: t('profiles:education.add'), exact: true });
    const type = t('profiles:education.types.apprenticeship');
    await hand.select(drawer.getByLabel(t('profiles:education.type'), { exact: true }), type);
    await hand.write(drawer.getByLabel(t('career:education.degreeName'), { exact: true }), 'Elektronikerin');
    await save(t('profiles:education.add'));
    // The page moves to it.
    await expect(button(page, t('profiles:entry.edit', { entry: 'Elektronikerin' }))).toBeFocused();
    await followBlocker(person, 'educationDetails');
    const change = page.getByRole('dialog', { name: t('profiles:education.change'), exact: true });
    await hand.write(change.getByRole('combobox', { name: t('career:education.city'), exact: true }), 'Halle');
    const field = change.getByRole('combobox', { name: t('career:disciplines.label'), exact: true });
    await hand.write(field, 'Elektrot');
    await hand.take(field, page.getByRole('option', { name: 'Elektrotechnik', exact: true }));
    await save(t('profiles:education.change'));
  });
  const publish = ['PUT /competenceprofile/:id/publish'];
  const question = page.getByRole('dialog', { name: t('profileParts:publish.title') });
  const confirm = () => hand.press(question.getByRole('button', { name: t('profiles:publish.action'), exact: true }));
  await station('PRO-12 refused by the server', person, publish, async () => {
    const data = { experience: ['Erst der eine Grund.'], education: ['Dann der andere.'] };
    await answerOnce(page, '/competenceprofile/*/publish', 422, { success: false, message: 'Invalid', data });
    await hand.press(button(page, t('profiles:publish.action')));
    await confirm();
    await expect(question.getByRole('alert')).toContainText('Erst der eine Grund.');
  });
  await station('PRO-10, PRO-12 published', person, publish, async () => {
    await confirm();
    const milestone = page.getByRole('dialog', { name: t('profileParts:publish.done') });
    await hand.press(milestone.getByRole('button', { name: t('common:milestone.close'), exact: true }));
    await expect(milestone).toBeHidden();
    await reload(person);
    const status = page.getByRole('main').getByText(t('profiles:status.published'), { exact: true });
    await expect(status).toBeVisible();
    await expect(button(page, t('profiles:publish.action'))).toHaveCount(0);
  });
});
