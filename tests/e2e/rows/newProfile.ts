import type { ResponseProfile } from '@mocks/scenarios';
import { expect } from '../fixtures';
import { button, heading } from '../flow/station';
import { storyOf, type Story } from '../flow/story';
import type { Walker } from './walk';

/* The first two questions of the wizard, as several walks answer them. */

/** What a new expert writes in the language of the run. */
export async function storyOfRun({ page, responses }: { page: Walker['page']; responses: ResponseProfile }) {
  const language = await page.locator('html').getAttribute('lang');
  return storyOf(language === 'en' ? 'en' : 'de', responses);
}

export async function chooseOccupation({ page, hand, t }: Walker, story: Story): Promise<void> {
  const field = page.getByRole('combobox', { name: t('newProfile:occupation'), exact: true });
  await hand.write(field, story.search);
  await hand.take(field, page.getByRole('option', { name: story.occupation, exact: true }));
  await hand.press(button(page, t('common:action.next')));
  await expect(heading(page, t('newProfile:question.competence'))).toBeVisible();
}

/** Field of work, subject and eight years and a month. */
export async function fillCompetence({ page, hand, t }: Walker, story: Story): Promise<void> {
  await hand.select(page.getByLabel(t('newProfile:area'), { exact: true }), story.area);
  await chooseSubject(
    { page, hand },
    page.getByRole('combobox', { name: t('newProfile:subject'), exact: true }),
    story,
  );
  await hand.write(page.getByRole('spinbutton', { name: t('newProfile:years'), exact: true }), '8');
  const months = t('newProfile:months');
  await hand.increase(
    page.getByRole('spinbutton', { name: months, exact: true }),
    button(page, t('editing:number.more', { label: months })),
  );
}

/** A subject of the categories, or found among the disciplines where the categories have none. */
export async function chooseSubject(
  { page, hand }: Pick<Walker, 'page' | 'hand'>,
  field: ReturnType<Walker['page']['locator']>,
  story: Story,
): Promise<void> {
  await hand.write(field, story.subjectSearch ?? story.subject);
  await hand.take(field, page.getByRole('option', { name: story.subject, exact: true }));
}
