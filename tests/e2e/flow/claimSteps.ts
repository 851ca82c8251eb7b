import { expect } from '../fixtures';
import { button, heading, link, reload, station, type Person } from './station';
import type { Story } from './story';

/** The wizard of a new claim, with a reload on the way. */
export async function createClaim(person: Person, story: Story): Promise<void> {
  const { page, hand, t } = person;
  const step = (name: 'profile' | 'subject' | 'keywords' | 'question' | 'categories') =>
    expect(page.getByRole('heading', { level: 2, name: t(`claims:wizard.step.${name}`), exact: true })).toBeVisible();
  const next = () => hand.press(button(page, t('common:action.next')));
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await station('claim wizard, subject', person, [], async () => {
    await hand.press(link(page, t('shell:menu.newNugget')));
    await expect(heading(page, t('claims:wizard.title'))).toBeVisible();
    await step('profile');
    await expect(page.getByRole('radio', { name: story.profile })).toBeChecked();
    await next();
    await step('subject');
    await hand.write(field(t('claims:subject.topic')), story.topic);
    await hand.write(field(t('claims:subject.painPoint')), story.painPoint);
    await next();
    await step('keywords');
  });
  await station('claim wizard, reload', person, [], async () => {
    await reload(person);
    await hand.press(button(page, t('editing:draft.restore')));
    await step('profile');
    await next();
    await step('subject');
    await expect(field(t('claims:subject.topic'))).toHaveValue(story.topic);
    await expect(field(t('claims:subject.painPoint'))).toHaveValue(story.painPoint);
    await next();
    await step('keywords');
  });
  await station('claim wizard, keywords', person, [], async () => {
    for (const keyword of story.keywords) {
      await hand.write(field(t('claims:keywords.title')), keyword);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listitem').filter({ hasText: keyword })).toBeVisible();
    }
    await expect(page.getByText(t('claims:keywords.enough'))).toBeVisible();
    await next();
    await step('question');
  });
  await station('claim wizard, question', person, [], async () => {
    await hand.write(field(t('claims:question.label')), story.question);
    await next();
    await step('categories');
  });
  const keywordCalls = story.keywords.map(() => 'POST /claims/:id/add-keyword');
  const created = ['POST /claims', ...keywordCalls, 'POST /claims/:id/my-category'];
  await station('claim wizard, categories', person, created, async () => {
    for (const category of story.categories) await hand.press(button(page, category));
    await hand.press(button(page, t('claims:wizard.submit')));
    await expect(heading(page, story.question)).toBeVisible();
    await expect(page.getByText(t('claims:editor.createdNote'))).toBeVisible();
  });
}

/** Writes the short answer, which saves itself once it is whole. */
export async function writeShortAnswer(person: Person, story: Story): Promise<void> {
  const { page, hand, t } = person;
  const form = page.getByRole('form', { name: t('claims:shortAnswer.title'), exact: true });
  const headline = form.getByRole('textbox', { name: t('claims:shortAnswer.headline'), exact: true });
  const text = form.getByRole('textbox', { name: t('claims:shortAnswer.text'), exact: true });
  const calls = ['POST /claims/:id/add-short-answer'];
  await station('short answer', person, calls, async () => {
    await expect(page.getByText(t('claims:check.shortAnswer'))).toBeVisible();
    await hand.press(button(page, t('claims:editor.writeAnswer')));
    await hand.write(headline, story.headline);
    await hand.write(text, story.answer);
    await hand.write(form.getByRole('textbox', { name: t('claims:shortAnswer.video') }), '');
    await expect(page.getByRole('heading', { name: t('common:readiness.ready') })).toBeVisible();
    await reload(person);
    await expect(heading(page, story.question)).toBeVisible();
    await expect(headline).toHaveValue(story.headline);
    await expect(text).toHaveValue(story.answer);
    await expect(button(page, t('editing:draft.restore'))).toBeHidden();
  });
}

/** Publishes the claim with both confirmations. */
export async function publishClaim(person: Person, story: Story): Promise<void> {
  const { page, hand, t } = person;
  const dialog = page.getByRole('dialog');
  await station('claim publish dialog', person, ['PATCH /claims/:id/publish'], async () => {
    await hand.press(button(page, t('claims:publish.open')));
    const publish = dialog.getByRole('button', { name: t('publicClaim:publish.submit'), exact: true });
    await expect(dialog.getByText(t('publicClaim:publish.withinAnHour'))).toBeVisible();
    await hand.press(dialog.getByRole('checkbox', { name: t('publicClaim:publish.confirm.question') }));
    await hand.press(dialog.getByRole('checkbox', { name: t('publicClaim:publish.confirm.data') }));
    await hand.press(publish);
    await expect(dialog.getByRole('heading', { name: t('publicClaim:publish.doneTitle') })).toBeVisible();
  });
  await station('claim published', person, [], async () => {
    await hand.press(dialog.getByRole('button', { name: t('common:milestone.close'), exact: true }));
    await expect(dialog).toBeHidden();
    await reload(person);
    await expect(heading(page, story.question)).toBeVisible();
    await expect(page.getByRole('main').getByText(t('claims:status.published'), { exact: true })).toBeVisible();
  });
}
