import { personas } from '@mocks/personas';
import { expect, open } from '../fixtures';
import type { Language } from '../../architecture/texts';
import { button, heading, link, reload, station, type Person } from './station';
import type { Story } from './story';

/** Opens the app and signs in through the form; English is chosen there, since German is the default. */
export async function signInAtForm(person: Person, language: Language): Promise<void> {
  const { page, hand, t } = person;
  await station('sign-in', person, ['POST /login'], async () => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    if (language !== 'de') await hand.press(button(page, t('common:language.en')));
    await expect(heading(page, t('auth:login.title'))).toBeVisible();
    await hand.write(page.getByLabel(t('auth:field.email'), { exact: true }), personas.new.email);
    await hand.write(page.getByLabel(t('auth:field.password'), { exact: true }), personas.new.password);
    await hand.press(page.getByRole('checkbox', { name: t('auth:captcha.confirm') }));
    await hand.press(button(page, t('auth:login.submit')));
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(link(page, t('dashboard:next.createProfile.action'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

/** The wizard of a new profile, from the dashboard to its last question. */
export async function createProfile(person: Person, story: Story): Promise<void> {
  const { page, hand, t } = person;
  const step = (name: 'occupation' | 'competence' | 'station' | 'details' | 'publish') =>
    expect(heading(page, t(`newProfile:question.${name}`))).toBeVisible();
  const next = () => hand.press(button(page, t('common:action.next')));
  const write = (label: string, text: string) =>
    hand.write(page.getByRole('textbox', { name: label, exact: true }), text);

  await station('profile wizard, occupation', person, [], async () => {
    await hand.press(link(page, t('dashboard:next.createProfile.action')));
    await step('occupation');
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/occupations')) searches.push(request.url());
    });
    const field = page.getByRole('combobox', { name: t('newProfile:occupation'), exact: true });
    await hand.write(field, story.search.slice(0, 3));
    await expect(page.getByText(t('editing:search.missing', { count: 1 }))).toBeVisible();
    await expect(page.getByRole('listbox')).toBeHidden();
    expect(searches).toEqual([]);
    await page.keyboard.type(story.search.slice(3));
    await hand.take(field, page.getByRole('option', { name: story.occupation, exact: true }));
    await expect(field).toHaveValue(story.occupation);
    expect(searches.length).toBeGreaterThan(0);
    await next();
    await step('competence');
  });
  const created = ['POST /competenceprofile/mycompetencearea', 'POST /competenceprofile/:id/mycompetence'];
  await station('profile wizard, competence', person, created, async () => {
    await hand.select(page.getByLabel(t('newProfile:area'), { exact: true }), story.area);
    const subject = page.getByRole('combobox', { name: t('newProfile:subject'), exact: true });
    await hand.write(subject, story.subjectSearch ?? story.subject);
    await hand.take(subject, page.getByRole('option', { name: story.subject, exact: true }));
    await hand.write(page.getByRole('spinbutton', { name: t('newProfile:years'), exact: true }), '8');
    await hand.press(button(page, t('newProfile:create')));
    await step('station');
    await reload(person);
    await step('station');
  });
  const saved = [
    'POST /competenceprofile/experience',
    'PUT /competenceprofile/experience/setconnection/:id/:id',
    'PATCH /competenceprofile/:id/experience/:id/main',
  ];
  await station('profile wizard, latest position', person, saved, async () => {
    await write(t('career:experience.jobTitle'), story.job);
    await write(t('career:experience.company'), story.company);
    await write(t('career:experience.location'), story.place);
    const since = page.getByRole('group', { name: t('career:experience.start'), exact: true }).first();
    await hand.writeMonth(since, '03', '2018');
    // Found in the catalogue for the subject that was chosen.
    await expect(page.getByRole('button', { name: story.jobDiscipline, exact: true })).toBeVisible();
    await next();
    await step('details');
  });
  const completed = [
    'POST /competenceprofile/:id/add-title',
    'POST /education',
    'POST /competenceprofile/:id/education-attach/:id',
  ];
  await station('profile wizard, title and education', person, completed, async () => {
    await hand.choose(page.getByRole('radio', { name: t('editing:profileTitle.male.expert'), exact: true }));
    await hand.press(button(page, t('profiles:education.add')));
    await hand.choose(page.getByRole('radio', { name: t('profiles:education.types.university') }));
    await write(t('career:education.degreeName'), story.degree);
    await write(t('career:education.city'), story.place);
    await expect(page.getByRole('button', { name: story.jobDiscipline, exact: true })).toBeVisible();
    await next();
    await step('publish');
    await reload(person);
    await step('publish');
  });
}

/** Publishes the profile from the wizard's last step; what is public survives a reload. */
export async function publishProfile(person: Person, story: Story): Promise<void> {
  const { page, hand, t } = person;
  await station('profile published', person, ['PUT /competenceprofile/:id/publish'], async () => {
    await hand.press(button(page, t('newProfile:goOnline')));
    const milestone = page.getByRole('dialog', { name: t('profileParts:publish.done') });
    await hand.press(milestone.getByRole('button', { name: t('common:milestone.close'), exact: true }));
    await expect(heading(page, story.heading)).toBeVisible();
    await expect(milestone).toBeHidden();
    await reload(person);
    await expect(heading(page, story.heading)).toBeVisible();
    await expect(page.getByRole('main').getByText(t('profiles:status.published'), { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem', { name: story.job })).toBeVisible();
    await expect(page.getByRole('listitem', { name: story.degree })).toBeVisible();
  });
}

/** Further competences, in their drawer. */
export async function chooseCompetences(person: Person, story: Story): Promise<void> {
  const { page, hand, t } = person;
  await station('further competences', person, ['PUT /competenceprofile/:id/competences'], async () => {
    await hand.press(button(page, t('profiles:area.edit')));
    const drawer = page.getByRole('dialog', { name: t('profiles:competence.title'), exact: true });
    const field = drawer.getByRole('combobox', { name: t('profiles:competence.search'), exact: true });
    for (const [search, name] of story.competences) {
      await hand.write(field, search);
      await hand.take(field, page.getByRole('option', { name, exact: true }));
    }
    await hand.press(drawer.getByRole('button', { name: t('editing:update.save'), exact: true }));
    await expect(page.getByText(t('profiles:competence.saved')).first()).toBeVisible();
    await expect(drawer).toBeHidden();
  });
}
