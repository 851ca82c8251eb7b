import { href } from '@/routes/href';
import { expect, open } from '../fixtures';
import { button, heading, link, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { answered, bodyOf, openSection } from './claimEditor';
import { test } from './walk';

/** Anna's public claim whose profile was changed once. */
const auditClaim = '302';

test('the question of a public claim', async ({ arrive }) => {
  const person = await arrive(href('claim', { claimId: seeded.publicClaim }));
  const { page, hand, t, responses } = person;
  const form = href('claimForm', undefined, { id: seeded.publicClaim });
  const field = page.getByRole('textbox', { name: t('claims:question.label'), exact: true });
  const dialog = page.getByRole('dialog', { name: t('claims:question.confirmTitle') });
  const question = 'Welcher Batteriespeicher passt zu unserem Haus?';
  // How often it was changed, no documented field says (D-34).
  const isCounted = responses === 'full';

  await station('CLA-12 the server is asked first', person, [], async () => {
    const left = isCounted ? t('claims:limit.left', { count: 1 }) : t('claims:limit.rule', { count: 2 });
    await expect(page.getByRole('main').getByText(left).first()).toBeVisible();
    const check = answered(page, `/claims/${seeded.publicClaim}/check-change-question`);
    await hand.press(link(page, t('claims:question.change')));
    await check;
    await expect(field).toHaveValue('Wie groß sollte ein Batteriespeicher für ein Einfamilienhaus sein?');
    await hand.press(button(page, t('claims:question.submit')));
    await expect(page.getByText(t('claims:question.unchanged')).first()).toBeVisible();
  });
  await station('CLA-03, CLA-12 the question is changed', person, ['PATCH /claims/:id/question'], async () => {
    await field.fill('');
    await hand.write(field, question);
    await expect(page.getByText(/welcher-batteriespeicher-passt-zu-unserem-haus/).first()).toBeVisible();
    await hand.press(button(page, t('claims:question.submit')));
    await expect(dialog).toContainText(t('claims:question.confirmText'));
    await hand.press(dialog.getByRole('button', { name: t('common:action.cancel'), exact: true }));
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue(question);
    await hand.press(button(page, t('claims:question.submit')));
    const sent = bodyOf(page, 'PATCH', '/question');
    await hand.press(dialog.getByRole('button', { name: t('claims:question.submit'), exact: true }));
    expect(await sent).toEqual({ question });
    await expect(page.getByText(t('claims:notice.questionChanged'))).toBeVisible();
    await expect(heading(page, question)).toBeVisible();
    await reload(person);
    await expect(heading(page, question)).toBeVisible();
  });
  await station('CLA-12, ERR-03 no third change', person, [], async () => {
    await expect(link(page, t('claims:question.change'))).toHaveCount(isCounted ? 0 : 1);
    await open(page, form);
    const refused = t(isCounted ? 'claims:limit.question' : 'claims:refused.question', { count: 2 });
    await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
    await expect(field).toHaveCount(0);
  });
});

test('the profile of a public claim', async ({ arrive }) => {
  const person = await arrive(href('claim', { claimId: auditClaim }, { section: 'profile' }));
  const { page, hand, t, responses } = person;
  const isCounted = responses === 'full';
  const main = page.getByRole('main');
  const section = await openSection(person, 'profile');
  const change = section.getByRole('button', { name: t('claims:profile.change'), exact: true });
  const dialog = page.getByRole('dialog', { name: t('claims:profile.confirmTitle') });
  const profileLink = section.getByRole('link', { name: t('claims:profile.open') });

  await station('CLA-13 another profile is linked', person, ['PATCH /claims/:id/competence-profile'], async () => {
    await expect(profileLink).toHaveAttribute('href', href('profile', { profileId: seeded.secondProfile }));
    const check = answered(page, `/claims/${auditClaim}/check-change-competence`);
    const choice = answered(page, '/claims/competence-profiles');
    await hand.press(change);
    await check;
    await choice;
    await expect(section).toContainText(t('claims:profile.rule'));
    await expect(section.getByRole('radio')).toHaveCount(2);
    await hand.choose(section.locator(`input[type="radio"][value="${seeded.profile}"]`));
    await hand.press(section.getByRole('button', { name: t('claims:profile.submit'), exact: true }));
    await expect(dialog).toContainText(t('claims:profile.confirmPublic'));
    await hand.press(dialog.getByRole('button', { name: t('claims:profile.confirm'), exact: true }));
    await expect(page.getByText(t('claims:notice.profileChanged'))).toBeVisible();
    await expect(profileLink).toHaveAttribute('href', href('profile', { profileId: seeded.profile }));
    await expect(main.getByText(t('claims:status.paused'), { exact: true })).toBeVisible();
  });
  await station('CLA-13 new categories', person, ['POST /claims/:id/my-category'], async () => {
    await expect(section).toContainText(t('claims:profile.changed'));
    await hand.press(section.getByRole('link', { name: t('claims:profile.chooseCategories') }));
    const categories = page.locator('#categories-body');
    await expect(page.locator('#categories-head')).toContainText(t('common:readiness.open'));
    const first = categories.getByRole('group').getByRole('button').first();
    await hand.press(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('#categories-head')).toContainText(t('claims:categories.summary', { count: 1 }));
    await reload(person);
    await expect(page.locator('#categories-head')).toContainText(t('claims:categories.summary', { count: 1 }));
    await expect(main.getByText(t('claims:status.paused'), { exact: true })).toBeVisible();
  });
  await station('CLA-13 no third change', person, [], async () => {
    await openSection(person, 'profile');
    await hand.press(change);
    const refused = t(isCounted ? 'claims:limit.profile' : 'claims:refused.profile', { count: 2 });
    await expect(section.getByRole('alert')).toContainText(refused);
    await expect(section.getByRole('radio')).toHaveCount(0);
  });
});

test('topic and pain point', async ({ arrive }) => {
  const person = await arrive(href('claim', { claimId: seeded.readyClaim }));
  const { page, hand, t } = person;
  const section = await openSection(person, 'subject');
  const topic = section.getByRole('textbox', { name: t('claims:subject.topic'), exact: true });
  const painPoint = section.getByRole('textbox', { name: t('claims:subject.painPoint'), exact: true });
  const head = page.locator('#shortAnswer-head');

  await station('CLA-11 a topic has two or three words', person, ['PATCH /claims/:id/topic'], async () => {
    for (const refused of ['Balkonstrom', 'Strom vom Balkon gewinnen']) {
      await topic.fill('');
      await hand.write(topic, refused);
      await hand.press(head);
      await expect(section.getByText(t('editing:validation.topicWords'))).toBeVisible();
    }
    await topic.fill('');
    await hand.write(topic, 'Kleine Balkonkraftwerke');
    const sent = bodyOf(page, 'PATCH', '/topic');
    await hand.press(head);
    expect(await sent).toEqual({ topic: 'Kleine Balkonkraftwerke' });
    await expect(section.getByText(t('editing:validation.topicWords'))).toHaveCount(0);
  });
  await station('CLA-11 pain point', person, ['PATCH /claims/:id/pain-point'], async () => {
    await painPoint.fill('');
    await hand.write(painPoint, 'Viele trauen sich nicht zu fragen.');
    const sent = bodyOf(page, 'PATCH', '/pain-point');
    await hand.press(head);
    expect(await sent).toEqual({ pain_point: 'Viele trauen sich nicht zu fragen.' });
  });
  await station('CLA-11 both after a reload', person, [], async () => {
    await reload(person);
    await openSection(person, 'subject');
    await expect(topic).toHaveValue('Kleine Balkonkraftwerke');
    await expect(painPoint).toHaveValue('Viele trauen sich nicht zu fragen.');
  });
});
