import type { Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { button, reload, station, type Person } from '../flow/station';
import { seeded } from '../screenTable';
import { test } from './walk';

const result = ['POST /occupation-game/:id'];
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the game and answers the names of its terms. */
async function openGame({ page, hand }: Person, open: () => Promise<void>) {
  const read = page.waitForResponse((response) => response.url().includes('/occupation-game/'));
  await open();
  const { data } = (await (await read).json()) as { data: { terms: { name: string; correct: number }[] } };
  const namesOf = (isCorrect: boolean) =>
    data.terms.filter(({ correct }) => Boolean(correct) === isCorrect).map(({ name }) => name);
  const pick = async (...names: string[]) => {
    for (const name of names) await hand.press(dialog(page).getByRole('button', { name, exact: true }));
  };
  return { belonging: namesOf(true), others: namesOf(false), pick };
}

test('the occupation game is won', async ({ arrive }) => {
  const person = await arrive(href('profile', { profileId: seeded.pausedProfile }));
  const { page, hand, t } = person;
  const mark = (count: number) =>
    page.getByRole('main').getByText(t('common:confirmations.count', { count }), { exact: true });

  await expect(mark(0)).toBeVisible();
  const { belonging, others, pick } = await openGame(person, () => hand.press(button(page, t('profiles:game'))));
  await station('GAM-01 5 terms of 15, 60 seconds, 2 mistakes', person, [], async () => {
    expect([belonging.length, others.length]).toEqual([5, 10]);
    await expect(dialog(page)).toContainText(t('game:start.find', { count: 5, total: 15 }));
    await expect(dialog(page)).toContainText(t('game:start.mistakes', { count: 2 }));
    await expect(button(page, t('game:limit.short'))).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog(page)).toContainText(t('game:start.hiddenTab'));
  });
  await station('GAM-01 leaving asks first', person, [], async () => {
    await hand.press(button(page, t('game:start.start')));
    await expect(page.getByRole('timer')).toBeVisible();
    await pick(...others.slice(0, 2), ...belonging.slice(0, 4));
    await expect(dialog(page)).toContainText(t('game:play.mistakes', { count: 2, allowed: 2 }));
    // The logo, the counters and the terms begin at one line.
    const starts = [dialog(page).locator('svg').first(), dialog(page).getByRole('img'), dialog(page).getByRole('list')];
    const left = await Promise.all(starts.map(async (one) => Math.round((await one.boundingBox())?.x ?? Number.NaN)));
    expect(new Set(left).size, left.join()).toBe(1);
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: t('game:leave.title') });
    await hand.press(question.getByRole('button', { name: t('game:leave.stay'), exact: true }));
    await expect(question).toBeHidden();
  });
  await station('GAM-01 a pass counts as a confirmation', person, result, async () => {
    await pick(...belonging.slice(4));
    await expect(page.getByRole('dialog', { name: t('game:won.title') })).toBeVisible();
    await hand.press(button(page, t('common:milestone.close')));
    await expect(mark(1)).toBeVisible();
    await reload(person);
    await expect(mark(1)).toBeVisible();
    await expect(button(page, t('profiles:game'))).toHaveCount(0);
  });
});

test('the occupation game is lost', async ({ arrive }) => {
  const person = await arrive(href('verifyCompetence'));
  const { page, hand, t } = person;
  const occupations = dialog(page).getByRole('listitem').getByRole('button');

  await hand.press(button(page, t('endorsements:game')));
  const { others, pick } = await openGame(person, () => hand.press(occupations.last()));
  await station('GAM-02 one last attempt', person, result, async () => {
    await hand.press(button(page, t('game:limit.none')));
    await hand.press(button(page, t('game:start.start')));
    await pick(...others.slice(0, 3));
    await expect(page.getByRole('dialog', { name: t('game:lost.title.mistakes') })).toContainText(t('game:lost.text'));
  });
  await station('GAM-02 blocked', person, result, async () => {
    await hand.press(button(page, t('game:lost.again')));
    await expect(dialog(page)).toContainText(t('game:start.last'));
    await hand.press(button(page, t('game:start.startLast')));
    await pick(...others.slice(3, 6));
    await expect(page.getByRole('dialog', { name: t('game:blocked.title') })).toBeVisible();
  });
  await station('GAM-02 another occupation', person, [], async () => {
    await hand.press(button(page, t('game:blocked.other')));
    await hand.press(occupations.first());
    await expect(button(page, t('game:start.start'))).toBeVisible();
  });
});
