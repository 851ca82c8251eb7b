import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { button, heading, link, reload, station } from '../flow/station';
import { storyOf } from '../flow/story';
import { seeded } from '../screenTable';
import { answerOnce, reading } from './calls';
import { chooseSubject } from './newProfile';
import { test } from './walk';

test('subject and competences', async ({ arrive, responses }) => {
  const person = await arrive(href('competenceForm', undefined, { id: seeded.pausedProfile }));
  const { page, hand, t } = person;
  // The profile is in German, whatever the language of the page.
  const story = storyOf('de', responses);
  const form = page.getByRole('form', { name: t('profiles:competence.title') });
  const subject = form.getByRole('combobox', { name: t('profiles:competence.subjectLabel'), exact: true });
  const competences = form.getByRole('combobox', { name: t('profiles:competence.search'), exact: true });
  const slots = (count: number, max: number) => form.getByText(t('profiles:competence.slots', { count, most: max }));
  const save = () => hand.press(form.getByRole('button', { name: t('common:action.save'), exact: true }));

  await station('PRO-05 subject', person, ['POST /competenceprofile/:id/mycompetence'], async () => {
    await expect(heading(page, t('profiles:competence.title'))).toBeVisible();
    await expect(page.getByText(t('profiles:area.fixed'))).toBeVisible();
    await chooseSubject(person, subject, story);
    const sent = page.waitForRequest('**/competenceprofile/*/mycompetence');
    await save();
    expect((await sent).postDataJSON()).toEqual({ subject_category_id: expect.any(Number) });
    await expect(page.getByText(t('profiles:competence.saved')).first()).toBeVisible();
  });
  await station('PRO-06 as many as there are places', person, ['PUT /competenceprofile/:id/competences'], async () => {
    const places = { competences: [], available_competence_slots: 1, max_competences: 1 };
    await answerOnce(page, '/competenceprofile/*/competences*', 200, { success: true, message: 'OK', data: places });
    const list = reading(page, `/competenceprofile/${seeded.pausedProfile}/competences`, { locale: 'de' });
    await reload(person);
    await list;
    await expect(slots(1, 1)).toBeVisible();
    await hand.write(competences, 'Pho');
    await expect(form.getByText(t('editing:search.missing', { count: 1 }))).toBeVisible();
    const path = `/competenceprofile/${seeded.pausedProfile}/competences/available`;
    const found = reading(page, path, { locale: 'de', query: 'Phot' });
    await page.keyboard.type('t');
    await found;
    await hand.take(competences, page.getByRole('option', { name: 'Photovoltaikanlagen planen', exact: true }));
    await expect(slots(0, 1)).toBeVisible();
    await hand.write(competences, 'Batt');
    const another = page.getByRole('option', { name: 'Batteriespeicher auslegen', exact: true });
    await expect(another).toHaveAttribute('aria-disabled', 'true');
    await competences.fill('');
    await save();
    await expect(page.getByText(t('profiles:competence.saved')).first()).toBeVisible();
    await reload(person);
    await expect(slots(9, 10)).toBeVisible();
  });
  await station('PRO-05, PRO-06 in the profile', person, [], async () => {
    await hand.press(link(page, t('profiles:competence.back')));
    await expect(button(page, t('profiles:area.edit'))).toBeVisible();
    const facts = page.getByRole('main').locator('dl');
    // There too, names are in the language of the profile.
    await expect(facts.getByText(story.subject, { exact: true })).toBeVisible();
  });
});
