import type { Locator, Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { prepare } from './soundness';
import { text } from './texts';

/* The profile editor is the page that it makes: short, its head low, and beside it what others see. */

async function openProfile(page: Page, [width, height]: readonly [number, number], profileId = seeded.profile) {
  await page.setViewportSize({ width, height });
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, href('profile', { profileId }));
  // Its lists come after the first paint, and the font may come last.
  await expect(page.getByRole('button', { name: text('de', 'profileParts:contact.add'), exact: true })).toBeVisible();
  await expect(page.locator('#stories [data-rows] img')).not.toHaveCount(0);
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

const laptop = [1366, 625] as const;
/** Some room for what other people write. */
const spare = 1.05;

for (const [size, limit] of [
  [laptop, 2000],
  [[390, 844], 3000],
] as const) {
  test(`a profile in full is no longer than ${limit} px, ${size[0]} px wide`, async ({ page }) => {
    await openProfile(page, size);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height * spare).toBeLessThanOrEqual(limit);
  });
}

test('the head of a profile leaves a laptop room for its sections', async ({ page }) => {
  await openProfile(page, laptop);
  const main = await page.getByRole('main').boundingBox();
  const first = await page.locator('#area').boundingBox();
  expect(((first?.y ?? Number.NaN) - (main?.y ?? Number.NaN)) * spare).toBeLessThan(230);
});

for (const width of [1600, 1920]) {
  test(`sections, profile and preview stand side by side, ${width} px wide`, async ({ page }) => {
    await openProfile(page, [width, 1080]);
    const navigation = page.getByRole('navigation', { name: text('de', 'profiles:editor.sections') });
    const pane = page.getByRole('complementary', { name: text('de', 'profiles:preview.action') });
    const edges = (column: Locator) =>
      column.evaluate((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return { left, right, width };
      });
    const [sections, profile] = [await edges(navigation), await edges(page.locator('#area'))];
    expect(sections.width).toBeLessThan(profile.width / 2);
    expect(profile.left).toBeGreaterThan(sections.right);
    expect((await edges(pane)).left).toBeGreaterThan(profile.right);
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('the button for another answer stands on the line of its prompt', async ({ page }) => {
    await openProfile(page, [390, 844]);
    const middleOf = (within: string) =>
      page
        .locator(within)
        .first()
        .evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return (top + bottom) / 2;
        });
    const name = text('de', 'profileParts:addTo', { group: text('de', 'profileParts:group.passion.name') });
    const apart = (await middleOf('#connections h3')) - (await middleOf(`#connections [aria-label="${name}"]`));
    expect(Math.abs(apart)).toBeLessThanOrEqual(2);
  });

  test('no line about a station ends with the point between two facts', async ({ page }) => {
    await openProfile(page, [390, 844]);
    const facts = page.locator('#experience li div:has(> span + span)').first();
    const { starts, edge } = await facts.evaluate((line) => ({
      starts: [...line.children].map((fact) => fact.getBoundingClientRect().left),
      edge: line.parentElement?.getBoundingClientRect().left ?? 0,
    }));
    // Those that begin a line begin outside of what is seen, with their point.
    expect(starts.filter((start) => start < edge).length).toBeGreaterThan(1);
  });
});

const nav = (page: Page) => page.getByRole('navigation', { name: text('de', 'profiles:editor.sections') });
const marked = (page: Page) => nav(page).locator('[aria-current]');

/** Scrolls until a section begins so far below the top of the window. */
async function scrollSectionTo(page: Page, id: string, top: number): Promise<void> {
  const distance = () =>
    page.locator(`#${id}`).evaluate((section, to) => section.getBoundingClientRect().top - to, top);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, await distance());
  await expect.poll(async () => Math.abs(await distance())).toBeLessThanOrEqual(1);
}

test('the section that fills the window is marked in the list of sections', async ({ page }) => {
  await openProfile(page, laptop);
  for (const section of ['experience', 'education', 'connections', 'stories'] as const) {
    // Of the section before, no more is seen than its last lines.
    await scrollSectionTo(page, section, 250);
    await expect(marked(page)).toContainText(text('de', `profiles:${section}.title`));
  }
});

test('a section that was gone to is marked, also the last one, until the page is scrolled', async ({ page }) => {
  await openProfile(page, laptop);
  for (const section of ['contact', 'education'] as const) {
    const name = text('de', `profiles:${section}.title`);
    await nav(page).getByRole('button', { name }).click();
    await expect(page.locator(`#${section}`).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(marked(page)).toContainText(name);
  }
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -2000);
  await expect(marked(page)).toContainText(text('de', 'profiles:area.title'));
});

test('what is public is seen beside its editor, and a press on a section leads to what changes it', async ({
  page,
}) => {
  await openProfile(page, laptop);
  const preview = page.getByRole('region', { name: text('de', 'publicProfile:label') });
  await preview.getByRole('button', { name: /^Inhaberin und Planerin/ }).click();
  const drawer = page.getByRole('dialog', { name: text('de', 'profiles:experience.change') });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const stories = preview.getByRole('button', { name: /^Geschichten/ });
  await stories.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#stories').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.locator('#stories').getByRole('heading', { level: 2 })).toBeInViewport();
});
