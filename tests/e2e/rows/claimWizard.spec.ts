import { href } from '@/routes/href';
import { expect, open } from '../fixtures';
import { button, heading, link, reload, station, type Person } from '../flow/station';
import { seeded } from '../screenTable';
import { answerWith, bodyOf } from './claimEditor';
import { test } from './walk';

const question = 'Lohnt sich eine Wallbox mit Zähler im Mietshaus?';

const atStep = ({ page, t }: Person, name: 'question' | 'profile' | 'subject' | 'finding' | 'answer') =>
  expect(heading(page, t(`newClaim:question.${name}`))).toBeVisible();

/** Topic, pain point, one keyword and one category; ends with the question for the answer. */
async function describe(person: Person): Promise<void> {
  const { page, hand, t } = person;
  const next = () => hand.press(button(page, t('common:action.next')));
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await atStep(person, 'subject');
  await hand.write(field(t('claims:subject.topic')), 'Laden im Mietshaus');
  await hand.write(field(t('claims:subject.painPoint')), 'Viele fürchten die Abrechnung.');
  await next();
  await atStep(person, 'finding');
  await hand.write(field(t('claims:keywords.title')), 'Wallbox');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('claims:keywords.missing', { count: 2 }))).toBeVisible();
  await next();
  await expect(page.getByText(t('editing:validation.atLeastOneCategory')).first()).toBeVisible();
  await hand.press(
    page
      .getByRole('group', { name: t('claims:categories.label') })
      .getByRole('button')
      .first(),
  );
  await next();
  await atStep(person, 'answer');
}

test('a new claim of somebody with several profiles', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('claims'));
  const { page, hand, t } = person;
  const next = () => hand.press(button(page, t('common:action.next')));

  await station('CLA-14 how many claims each plan has', person, [], async () => {
    await hand.press(link(page, t('common:menu.newNugget')));
    await atStep(person, 'question');
    await expect(page.getByText(t('newClaim:quota.left', { left: 1, count: 6 }))).toBeVisible();
    for (const [plan, text] of [
      ['genius', t('newClaim:quota.reached', { count: 1 })],
      ['vendor', t('newClaim:quota.reached', { count: 3 })],
      ['patron', t('newClaim:quota.left', { left: 15, count: 20 })],
    ] as const) {
      await answerWith(page, '/subscription', ({ plan: before }) => ({ plan: { ...(before as object), slug: plan } }));
      await reload(person);
      await expect(page.getByText(text)).toBeVisible();
      await page.unrouteAll();
    }
  });
  await station('CLA-02 question, profile and what it is found by', person, [], async () => {
    await reload(person);
    await hand.write(page.getByRole('textbox', { name: t('claims:question.label'), exact: true }), question);
    await next();
    await atStep(person, 'profile');
    await next();
    const missing = page.getByText(t('editing:validation.choose'));
    await expect(missing.first()).toBeVisible();
    await hand.choose(page.locator(`input[type="radio"][value="${seeded.secondProfile}"]`));
    await expect(missing).toHaveCount(0);
    await next();
    await describe(person);
  });
  const created = ['POST /claims', 'POST /claims/:id/add-keyword', 'POST /claims/:id/my-category'];
  await station('CLA-02 created, the answer follows later', person, created, async () => {
    const sent = bodyOf(page, 'POST', '/api/claims');
    await hand.press(button(page, t('newClaim:answerLater')));
    expect(await sent).toEqual({
      question,
      topic: 'Laden im Mietshaus',
      pain_point: 'Viele fürchten die Abrechnung.',
      competence_profile_id: expect.anything(),
    });
    await expect(heading(page, question)).toBeVisible();
    await expect(page.getByText(t('claims:editor.createdNote'))).toBeVisible();
    await reload(person);
    await expect(page.locator('#keywords-head')).toContainText(t('claims:keywords.summary', { count: 1 }));
    await expect(page.locator('#categories-head')).toContainText(t('claims:categories.summary', { count: 1 }));
    await expect(page.locator('#subject-head')).toContainText('Laden im Mietshaus');
    await hand.press(page.locator('#profile-head'));
    await expect(page.getByRole('link', { name: t('claims:profile.open') })).toHaveAttribute(
      'href',
      href('profile', { profileId: seeded.secondProfile }),
    );
  });
  await station('CLA-14 the plan is used up', person, [], async () => {
    await open(page, href('newClaim'));
    await expect(page.getByText(t('newClaim:quota.reached', { count: 6 }))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t('newClaim:plans') })).toHaveAttribute(
      'href',
      href('pricing'),
    );
  });
});

test('one claim more than the plan has', async ({ arrive }) => {
  const person = await arrive(href('newClaim'), 'limit');
  const { page, hand, t, responses } = person;

  await station('CLA-14 the server refuses it', person, ['POST /claims'], async () => {
    await hand.write(page.getByRole('textbox', { name: t('claims:question.label'), exact: true }), question);
    await hand.press(button(page, t('common:action.next')));
    await atStep(person, 'profile');
    await hand.choose(page.getByRole('main').getByRole('radio').first());
    await hand.press(button(page, t('common:action.next')));
    await describe(person);
    await hand.press(button(page, t('newClaim:answerLater')));
    // The server's own words.
    const refused = responses === 'full' ? 'Ihr Tarif umfasst 1 Claims.' : 'You have reached the limit of 1 claims.';
    await expect(page.getByRole('group').filter({ hasText: refused })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t('newClaim:plans') })).toBeVisible();
    await atStep(person, 'answer');
  });
});

test('a claim without a profile', async ({ arrive }) => {
  const person = await arrive(href('newClaim'), 'new');
  const { page, hand, t } = person;

  await station('CLA-14 a profile comes first', person, [], async () => {
    const main = page.getByRole('main');
    await expect(main.getByText(t('claims:wizard.noProfile'))).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await hand.press(main.getByRole('link', { name: t('claims:wizard.createProfile') }));
    await expect(heading(page, t('newProfile:question.occupation'))).toBeVisible();
  });
});
