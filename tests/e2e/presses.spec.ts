import type { Locator, Page } from '@playwright/test';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { personaPassword, personas } from '@mocks/personas';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { countPointerPresses } from './flow/pointerPresses';
import { button, confirmButton, heading, link } from './flow/station';
import { storyOf, type Story } from './flow/story';
import { wordsOf, type Words } from './flow/words';
import { prepare } from './soundness';

/*
 * How many presses the main job and a post take on its shortest path (ux, section 4): every press of a pointer counts, and taking an
 * option counts as one; typing, Tab, and Enter inside a field do not.
 */

async function write(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.pressSequentially(text);
}

async function take(page: Page, label: string, text: string, option: string): Promise<void> {
  await write(page.getByRole('combobox', { name: label, exact: true }), text);
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function makeProfilePublic(page: Page, t: Words, story: Story): Promise<void> {
  const next = () => button(page, t('common:action.next')).click();
  const text = (name: string) => page.getByRole('textbox', { name, exact: true });
  const asked = (name: 'competence' | 'station' | 'details' | 'publish') =>
    expect(heading(page, t(`newProfile:question.${name}`))).toBeVisible();
  await link(page, t('dashboard:next.createProfile.action')).click();
  await take(page, t('newProfile:occupation'), story.search, story.occupation);
  await next();
  await asked('competence');
  await expect(page.getByLabel(t('newProfile:area'), { exact: true }).locator('option:checked')).toHaveText(story.area);
  await take(page, t('newProfile:subject'), story.subject, story.subject);
  await write(page.getByRole('spinbutton', { name: t('newProfile:years'), exact: true }), '8');
  await button(page, t('newProfile:create')).click();
  await asked('station');
  await write(text(t('career:experience.jobTitle')), story.job);
  await write(text(t('career:experience.company')), story.company);
  await write(text(t('career:experience.location')), story.place);
  const since = page.getByRole('group', { name: t('career:experience.start'), exact: true }).first();
  await since.getByRole('spinbutton').first().focus();
  await page.keyboard.type('032018');
  await expect(button(page, story.jobDiscipline)).toBeVisible();
  await next();
  await asked('details');
  await next();
  await asked('publish');
  await button(page, t('newProfile:goOnline')).click();
  await expect(page.getByRole('dialog', { name: t('profileParts:publish.done') })).toBeVisible();
}

async function bringClaimOnline(page: Page, t: Words, story: Story): Promise<void> {
  const next = () => button(page, t('common:action.next')).click();
  const text = (name: string) => page.getByRole('textbox', { name, exact: true });
  const asked = (name: 'question' | 'subject' | 'finding' | 'answer' | 'publish') =>
    expect(heading(page, t(`newClaim:question.${name}`))).toBeVisible();
  await link(page, t('common:menu.newNugget')).click();
  await asked('question');
  await write(text(t('claims:question.label')), story.question);
  await page.keyboard.press('Enter');
  await asked('subject');
  await write(text(t('claims:subject.topic')), story.topic);
  await write(text(t('claims:subject.painPoint')), story.painPoint);
  await next();
  await asked('finding');
  for (const keyword of story.keywords) {
    await write(text(t('claims:keywords.title')), keyword);
    await page.keyboard.press('Enter');
  }
  await button(page, story.categories[0] ?? '').click();
  await next();
  await asked('answer');
  await write(text(t('claims:shortAnswer.headline')), story.headline);
  await write(text(t('claims:shortAnswer.text')), story.answer);
  await button(page, t('newClaim:create')).click();
  await asked('publish');
  await page.getByRole('checkbox', { name: t('publicClaim:publish.confirm.question') }).click();
  await page.getByRole('checkbox', { name: t('publicClaim:publish.confirm.data') }).click();
  await button(page, t('publicClaim:publish.submit')).click();
  await expect(page.getByRole('dialog', { name: t('publicClaim:publish.doneTitle') })).toBeVisible();
}

test('from the start page to a public profile and to a claim online, eight presses each', async ({ page, context }) => {
  test.setTimeout(90_000);
  const presses = await countPointerPresses(context);
  const t = await wordsOf('de');
  const story = storyOf('de', 'full');
  await signIn(page, 'new');
  await prepare(page, 'de');

  await open(page, href('dashboard'));
  await makeProfilePublic(page, t, story);
  const ofProfile = presses();
  await open(page, href('dashboard'));
  await bringClaimOnline(page, t, story);
  const ofClaim = presses() - ofProfile;
  expect(ofProfile, 'profile').toBeGreaterThan(0);
  expect(ofProfile, 'profile').toBeLessThanOrEqual(8);
  expect(ofClaim, 'claim').toBeGreaterThan(0);
  expect(ofClaim, 'claim').toBeLessThanOrEqual(8);
});

test('from the link to the confirmation with an account that exists, five presses', async ({ page, context }) => {
  const presses = await countPointerPresses(context);
  const t = await wordsOf('de');
  const { email, firstname, lastname } = personas.contact;
  const confirm = confirmButton(page, t('verification:confirmAll', { count: 8 }));
  await page.setViewportSize({ width: 390, height: 844 });
  await prepare(page, 'de');
  await open(page, href('verification', { token: invitationTokens.pending }));
  await confirm.click();
  await link(page, t('verification:signIn.login')).click();
  await write(page.getByLabel(t('auth:field.email'), { exact: true }), email);
  await write(page.getByLabel(t('auth:field.password'), { exact: true }), personaPassword);
  await page.getByRole('checkbox', { name: t('auth:captcha.confirm') }).focus();
  await page.keyboard.press('Space');
  await button(page, t('auth:login.submit')).click();
  await confirm.click();
  await expect(heading(page, t('verification:done.titleNamed', { visitor: `${firstname} ${lastname}` }))).toBeVisible();
  expect(presses()).toBeGreaterThan(0);
  expect(presses()).toBeLessThanOrEqual(5);
});

test('from the start page to a public post, five presses', async ({ page, context }) => {
  const presses = await countPointerPresses(context);
  const t = await wordsOf('de');
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, href('dashboard'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('dashboard:posts.all') })
    .click();
  await link(page, t('discussion:feed.new')).click();
  await write(page.getByRole('textbox', { name: t('ownPosts:editor.title'), exact: true }), 'Was ein Dach trägt');
  // The editor comes with the first key; until then a placeholder is seen in its place.
  await write(page.getByRole('textbox', { name: t('ownPosts:editor.text') }), 'Rechnen Sie mit fünfzehn Kilogramm.');
  await button(page, t('ownPosts:action.publish')).click();
  const dialog = page.getByRole('dialog', { name: t('ownPosts:publish.title') });
  const categories = dialog.getByRole('group', { name: t('ownPosts:categories.label') });
  await categories.getByRole('button').first().click();
  await dialog.getByRole('button', { name: t('ownPosts:publish.submit') }).click();
  await expect(link(page, t('common:action.view'))).toBeVisible();
  expect(presses()).toBeGreaterThan(0);
  expect(presses()).toBeLessThanOrEqual(5);
});
