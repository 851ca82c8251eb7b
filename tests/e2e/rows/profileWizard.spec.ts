import { href } from '@/routes/href';
import { expect, open, setScenario } from '../fixtures';
import { button, heading, link, reload, station } from '../flow/station';
import { reading } from './calls';
import { fillCompetence, storyOfRun } from './newProfile';
import { test } from './walk';

test('the wizard of a first profile', async ({ arrive, language }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('claims'), 'new');
  const { page, hand, t } = person;
  const main = page.getByRole('main');
  const story = await storyOfRun(person);
  const step = (name: 'occupation' | 'competence' | 'station' | 'details' | 'publish') =>
    expect(heading(page, t(`newProfile:question.${name}`))).toBeVisible();
  const next = () => hand.press(button(page, t('common:action.next')));

  await station('PRO-22 what needs a profile', person, [], async () => {
    await expect(main.getByText(t('claims:wizard.noProfile'))).toBeVisible();
    await expect(link(page, t('claims:wizard.createProfile'))).toBeVisible();
    await open(page, href('newClaim'));
    await expect(main.getByText(t('claims:wizard.noProfile'))).toBeVisible();
    await expect(link(page, t('claims:wizard.createProfile'))).toHaveAttribute('href', /\/competence\/new-profile/);
    await open(page, href('verifyCompetence'));
    await expect(main.getByText(t('endorsements:noProfile.text'))).toBeVisible();
    await expect(link(page, t('endorsements:noProfile.toWizard'))).toBeVisible();
    await open(page, href('profiles'));
    await expect(main.getByText(t('lists:profiles.empty'))).toBeVisible();
    await hand.press(link(page, t('lists:profiles.first')));
    await step('occupation');
  });
  await station('PRO-02, PRO-03 occupation', person, [], async () => {
    const field = page.getByRole('combobox', { name: t('newProfile:occupation'), exact: true });
    await hand.write(field, story.search.slice(0, 3));
    await expect(main.getByText(t('editing:search.missing', { count: 1 }))).toBeVisible();
    await setScenario({ failNext: 500 });
    const refused = reading(page, '/occupations', { search: story.search.slice(0, 4), lang: language });
    await page.keyboard.type(story.search.slice(3, 4));
    await refused;
    const failure = main.getByRole('alert').filter({ hasText: t('newProfile:occupationFailed') });
    await expect(failure).toBeVisible();
    await hand.press(failure.getByRole('button', { name: t('common:action.retry') }));
    await expect(failure).toBeHidden();
    const found = reading(page, '/occupations', { search: story.search, lang: language });
    // Goes on where the failure came.
    await expect(field).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(story.search.slice(4));
    await found;
    await hand.take(field, page.getByRole('option', { name: story.occupation, exact: true }));
    await expect(field).toHaveValue(story.occupation);
    const categories = reading(page, '/category/valid', { locale: language });
    await next();
    await step('competence');
    await categories;
  });
  const created = ['POST /competenceprofile/mycompetencearea', 'POST /competenceprofile/:id/mycompetence'];
  await station('PRO-02, PRO-04, PRO-05, PRO-20 field of work and subject', person, created, async () => {
    await fillCompetence(person, story);
    const area = page.waitForRequest('**/competenceprofile/mycompetencearea');
    const subject = page.waitForRequest('**/competenceprofile/*/mycompetence');
    await hand.press(button(page, t('newProfile:create')));
    expect((await area).postDataJSON()).toEqual({
      occupation_id: expect.any(Number),
      competence_area_id: expect.any(Number),
      month_of_experience: 97,
      lang: language,
    });
    expect((await subject).postDataJSON()).toEqual({ subject_category_id: expect.any(Number) });
    await step('station');
  });
  const completed = [
    'POST /competenceprofile/:id/image-upload-attach-profile',
    'POST /competenceprofile/:id/add-title',
    'POST /education',
    'POST /competenceprofile/:id/education-attach/:id',
  ];
  await station('PRO-02, PRO-07, PRO-17 photo, title and education', person, completed, async () => {
    await hand.press(button(page, t('editing:wizard.skip')));
    await step('details');
    const photo = page.getByRole('group', { name: t('images:picture.label'), exact: true });
    await hand.press(photo.getByRole('button', { name: t('images:field.add'), exact: true }));
    const dialog = page.getByRole('dialog', { name: t('images:picture.label'), exact: true });
    const file = { name: 'portrait.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await hand.press(dialog.getByRole('button', { name: t('images:upload.submit', { count: 1 }), exact: true }).last());
    await expect(dialog).toBeHidden();
    await expect(photo.getByRole('listitem')).toHaveText([/portrait/]);
    for (const title of ['junior', 'specialist', 'expert', 'master', 'senior_expert'] as const) {
      await expect(
        page.getByRole('radio', { name: t(`editing:profileTitle.male.${title}`), exact: true }),
      ).toBeAttached();
    }
    await hand.choose(page.getByRole('radio', { name: t('editing:profileTitle.male.master'), exact: true }));
    await hand.press(button(page, t('profiles:education.add')));
    await hand.choose(page.getByRole('radio', { name: t('profiles:education.types.apprenticeship') }));
    const write = (label: string, text: string) =>
      hand.write(page.getByRole('textbox', { name: label, exact: true }), text);
    await write(t('career:education.degreeName'), story.degree);
    await write(t('career:education.city'), story.place);
    await expect(page.getByRole('button', { name: story.jobDiscipline, exact: true })).toBeVisible();
    await next();
    await step('publish');
  });
  await station('PRO-02, PRO-10 left paused', person, [], async () => {
    const missing = main.getByRole('button').filter({
      hasText: new RegExp(
        [t('profiles:task.experience'), t('profiles:task.experienceDetails'), t('profiles:task.mainExperience')].join(
          '|',
        ),
      ),
    });
    await expect(missing).toHaveText([
      t('profiles:task.experience'),
      t('profiles:task.experienceDetails'),
      t('profiles:task.mainExperience'),
    ]);
    await hand.press(button(page, t('newProfile:toProfile')));
    await expect(heading(page, story.heading)).toBeVisible();
    await reload(person);
    await expect(main.getByText(t('profiles:status.paused'), { exact: true })).toBeVisible();
    await expect(main.getByText(t('editing:profileTitle.male.master')).first()).toBeVisible();
    await expect(page.getByRole('listitem', { name: story.degree })).toBeVisible();
    await expect(button(page, t('profiles:picture.change'))).toBeVisible();
  });
});
