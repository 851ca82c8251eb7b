import { expect } from '../fixtures';
import { button, heading, link, reload, station, type Person } from './station';
import type { Story } from './story';

/** The wizard of a new claim, with a reload on the way, up to its last question. */
export async function createClaim(person: Person, story: Story): Promise<void> {
  const { page, hand, t } = person;
  const step = (name: 'question' | 'subject' | 'finding' | 'answer' | 'publish') =>
    expect(heading(page, t(`newClaim:question.${name}`))).toBeVisible();
  const next = () => hand.press(button(page, t('common:action.next')));
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await station('claim wizard, question', person, [], async () => {
    await hand.press(link(page, t('common:menu.newNugget')));
    await step('question');
    await hand.write(field(t('claims:question.label')), story.question);
    // The profile is no question: there is one.
    await page.keyboard.press('Enter');
    await step('subject');
  });
  await station('claim wizard, subject', person, [], async () => {
    await hand.write(field(t('claims:subject.topic')), story.topic);
    await hand.write(field(t('claims:subject.painPoint')), story.painPoint);
    await next();
    await step('finding');
  });
  await station('claim wizard, reload', person, [], async () => {
    await reload(person);
    await hand.press(button(page, t('editing:draft.restore')));
    await step('finding');
    await hand.press(button(page, t('common:action.back')));
    await step('subject');
    await expect(field(t('claims:subject.topic'))).toHaveValue(story.topic);
    await expect(field(t('claims:subject.painPoint'))).toHaveValue(story.painPoint);
    await next();
    await step('finding');
  });
  await station('claim wizard, keywords and categories', person, [], async () => {
    const [suggested = '', ...written] = story.keywords;
    await hand.press(button(page, t('newClaim:suggestions.add', { name: suggested })));
    for (const keyword of written) {
      await hand.write(field(t('claims:keywords.title')), keyword);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listitem').filter({ hasText: keyword })).toBeVisible();
    }
    const [near = '', ...far] = story.categories;
    await hand.press(button(page, near));
    await hand.press(button(page, t('claims:categories.all')));
    for (const category of far) await hand.press(button(page, category));
    await next();
    await step('answer');
  });
  const keywordCalls = story.keywords.map(() => 'POST /claims/:id/add-keyword');
  const calls = [...keywordCalls, 'POST /claims/:id/my-category', 'POST /claims/:id/add-short-answer'];
  await station('claim wizard, short answer', person, ['POST /claims', ...calls], async () => {
    await hand.write(field(t('claims:shortAnswer.headline')), story.headline);
    await hand.write(field(t('claims:shortAnswer.text')), story.answer);
    await hand.press(button(page, t('newClaim:create')));
    await step('publish');
    await reload(person);
    await step('publish');
    await expect(page.getByRole('region', { name: t('newClaim:preview') })).toContainText(story.headline);
    await expect(button(page, t('editing:draft.restore'))).toBeHidden();
  });
}

/** Publishes the claim on the last page of the wizard, with both confirmations. */
export async function publishClaim(person: Person, story: Story): Promise<void> {
  const { page, hand, t } = person;
  const dialog = page.getByRole('dialog');
  await station('claim published', person, ['PATCH /claims/:id/publish'], async () => {
    await expect(page.getByText(t('publicClaim:publish.withinAnHour'))).toBeVisible();
    await hand.press(page.getByRole('checkbox', { name: t('publicClaim:publish.confirm.question') }));
    await hand.press(page.getByRole('checkbox', { name: t('publicClaim:publish.confirm.data') }));
    await hand.press(button(page, t('publicClaim:publish.submit')));
    await expect(dialog.getByRole('heading', { name: t('publicClaim:publish.doneTitle') })).toBeVisible();
  });
  await station('claim after a reload', person, [], async () => {
    await hand.press(dialog.getByRole('button', { name: t('common:milestone.close'), exact: true }));
    await expect(dialog).toBeHidden();
    await reload(person);
    await expect(heading(page, story.question)).toBeVisible();
    await expect(page.getByRole('main').getByText(t('claims:status.published'), { exact: true })).toBeVisible();
  });
}
