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

/** The wizard of a new profile, from the dashboard to the list of what is still open. */
export async function createProfile(person: Person, story: Story): Promise<void> {
  const { page, hand, t } = person;
  const step = (name: 'occupation' | 'field' | 'title' | 'education' | 'status') =>
    expect(page.getByRole('heading', { level: 2, name: t(`profiles:wizard.step.${name}`), exact: true })).toBeVisible();
  const next = () => hand.press(button(page, t('common:action.next')));

  await station('profile wizard, occupation', person, [], async () => {
    await hand.press(link(page, t('dashboard:next.createProfile.action')));
    await step('occupation');
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/occupations')) searches.push(request.url());
    });
    const field = page.getByRole('combobox', { name: t('profiles:wizard.occupation'), exact: true });
    await hand.write(field, story.search.slice(0, 3));
    await expect(page.getByText(t('editing:search.missing', { count: 1 }))).toBeVisible();
    await expect(page.getByRole('listbox')).toBeHidden();
    expect(searches).toEqual([]);
    await page.keyboard.type(story.search.slice(3));
    await hand.take(field, page.getByRole('option', { name: story.occupation, exact: true }));
    await expect(field).toHaveValue(story.occupation);
    expect(searches.length).toBeGreaterThan(0);
    await next();
    await step('field');
  });
  await station('profile wizard, field of work', person, ['POST /competenceprofile/mycompetencearea'], async () => {
    await hand.select(page.getByLabel(t('profiles:wizard.area'), { exact: true }), story.area);
    await hand.select(
      page.getByLabel(t('profiles:wizard.years'), { exact: true }),
      t('profiles:time.years', { count: 8 }),
    );
    await hand.press(button(page, t('profiles:wizard.create')));
    await step('title');
  });
  await station('profile wizard, title', person, ['POST /competenceprofile/:id/add-title'], async () => {
    await hand.choose(page.getByRole('radio', { name: t('editing:profileTitle.male.expert'), exact: true }));
    await next();
    await step('education');
    await reload(person);
    await step('education');
  });
  const created = ['POST /education', 'POST /competenceprofile/:id/education-attach/:id'];
  await station('profile wizard, education', person, created, async () => {
    await hand.choose(page.getByRole('radio', { name: t('profiles:education.types.university') }));
    await hand.write(page.getByLabel(t('profiles:education.degreeName'), { exact: true }), story.degree);
    await next();
    await step('status');
    await expect(page.getByText(t('profiles:wizard.notReady'))).toBeVisible();
  });
  await station('profile wizard, end', person, [], async () => {
    await hand.press(button(page, t('profiles:wizard.finish')));
    await expect(heading(page, t('profiles:wizard.endTitle'))).toBeVisible();
    await expectRules(person, {
      competence: 'open',
      experience: 'open',
      experienceDetails: 'open',
      mainExperience: 'open',
      educationDetails: 'open',
    });
    await hand.press(link(page, t('profiles:wizard.toProfile')));
    await expect(heading(page, story.heading)).toBeVisible();
  });
}

type Rule = 'competence' | 'limit' | 'experience' | 'experienceDetails' | 'mainExperience' | 'educationDetails';

/** How the readiness checklist says a profile stands. */
async function expectRules({ page, t }: Person, rules: Partial<Record<Rule, 'open' | 'done'>>): Promise<void> {
  for (const [rule, state] of Object.entries(rules) as [Rule, 'open' | 'done'][]) {
    const text = t(`profiles:${state === 'done' ? 'taskDone' : 'task'}.${rule}`);
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }
}

function goThere({ page, t }: Person, rule: Rule) {
  return page.getByRole('button', { name: t(`profiles:task.${rule}`) });
}

/** Subject and further competences in their drawer, reached from the checklist. */
export async function chooseCompetences(person: Person, story: Story): Promise<void> {
  const { page, hand, t } = person;
  const calls = ['POST /competenceprofile/:id/mycompetence', 'PUT /competenceprofile/:id/competences'];
  await station('competence', person, calls, async () => {
    await hand.press(goThere(person, 'competence'));
    const drawer = page.getByRole('dialog', { name: t('profiles:competence.title'), exact: true });
    const subject = drawer.getByRole('combobox', { name: t('profiles:competence.subjectLabel'), exact: true });
    if (story.subjectSearch) {
      await hand.write(subject, story.subjectSearch);
      await hand.take(subject, page.getByRole('option', { name: story.subject, exact: true }));
    } else {
      await hand.select(subject, story.subject);
    }
    const field = drawer.getByRole('combobox', { name: t('profiles:competence.search'), exact: true });
    for (const [search, name] of story.competences) {
      await hand.write(field, search);
      await hand.take(field, page.getByRole('option', { name, exact: true }));
    }
    await hand.press(drawer.getByRole('button', { name: t('common:action.save'), exact: true }));
    await expect(page.getByText(t('profiles:competence.saved')).first()).toBeVisible();
    await expect(drawer).toBeHidden();
    await expectRules(person, { competence: 'done', experience: 'open' });
  });
}

async function addDiscipline({ page, hand, t }: Person, [search, name]: readonly [string, string]): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: t('profiles:disciplines.label'), exact: true });
  await hand.write(field, search);
  await hand.take(field, page.getByRole('option', { name, exact: true }));
}

/** Work experience with disciplines and place, made the main one; then what the education lacks. */
export async function completeCareer(person: Person, story: Story): Promise<void> {
  const { page, hand, t } = person;
  const drawer = page.getByRole('dialog');
  const field = (name: string) => drawer.getByRole('textbox', { name, exact: true });
  const save = () => hand.press(drawer.getByRole('button', { name: t('common:action.save'), exact: true }));
  // The first one becomes the main one by itself.
  const added = [
    'POST /competenceprofile/experience',
    'PUT /competenceprofile/experience/setconnection/:id/:id',
    'PATCH /competenceprofile/:id/experience/:id/main',
  ];

  await station('work experience', person, added, async () => {
    await hand.press(button(page, t('profiles:experience.add')));
    await hand.write(field(t('profiles:experience.jobTitle')), story.job);
    await hand.write(field(t('profiles:experience.company')), story.company);
    await hand.write(field(t('profiles:experience.location')), story.place);
    await hand.writeMonth(
      drawer.getByRole('group', { name: t('profiles:experience.start'), exact: true }).first(),
      '03',
      '2018',
    );
    await addDiscipline(person, story.jobDiscipline);
    await save();
    await expect(drawer).toBeHidden();
    const card = page.getByRole('listitem', { name: story.job });
    await expect(card).toContainText(story.jobDiscipline[1]);
    await expect(card).toContainText(story.place);
    await expect(card.getByText(t('profiles:experience.main'), { exact: true })).toBeVisible();
    await expectRules(person, { experience: 'done', experienceDetails: 'done', mainExperience: 'done' });
    await expectRules(person, { educationDetails: 'open' });
  });
  await station('education', person, ['PATCH /education/:id'], async () => {
    await hand.press(goThere(person, 'educationDetails'));
    await expect(field(t('profiles:education.city'))).toBeFocused();
    await hand.write(field(t('profiles:education.city')), story.place);
    await addDiscipline(person, story.educationDiscipline);
    await save();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { name: t('common:readiness.ready') })).toBeVisible();
  });
}

/** Publishes the profile, which survives a reload before and after. */
export async function publishProfile(person: Person, story: Story): Promise<void> {
  const { page, hand, t } = person;
  await station('profile published', person, ['PUT /competenceprofile/:id/publish'], async () => {
    await reload(person);
    await expect(page.getByRole('heading', { name: t('common:readiness.ready') })).toBeVisible();
    await expect(page.getByText(t('profiles:experience.main'), { exact: true })).toBeVisible();
    await hand.press(button(page, t('profiles:publish.action')));
    const dialog = page.getByRole('dialog', { name: t('profiles:publish.title') });
    await hand.press(dialog.getByRole('button', { name: t('profiles:publish.action'), exact: true }));
    const milestone = page.getByRole('dialog', { name: t('profiles:publish.done') });
    await hand.press(milestone.getByRole('button', { name: t('common:milestone.close'), exact: true }));
    await expect(milestone).toBeHidden();
    await expect(page.getByRole('main').getByText(t('profiles:status.published'), { exact: true })).toBeVisible();
    await reload(person);
    await expect(heading(page, story.heading)).toBeVisible();
    await expect(page.getByRole('main').getByText(t('profiles:status.published'), { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem', { name: story.job })).toBeVisible();
    await expect(page.getByRole('listitem', { name: story.degree })).toBeVisible();
  });
}
