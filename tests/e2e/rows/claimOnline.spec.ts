import { href } from '@/routes/href';
import { expect, open } from '../fixtures';
import { button, heading, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { answered, answerWith } from './claimEditor';
import { test } from './walk';

test('a claim goes online', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('dashboard'));
  const { page, hand, t, responses } = person;
  const dialog = page.getByRole('dialog');
  const fromMenu = async (label: string) => {
    await hand.press(button(page, t('claims:editor.menu')));
    await hand.press(page.getByRole('menuitem', { name: label, exact: true }));
  };
  const openDialog = () => hand.press(button(page, t('claims:publish.open')));
  const confirmation = (name: 'question' | 'data') =>
    dialog.getByRole('checkbox', { name: t(`publicClaim:publish.confirm.${name}`) });
  const publish = dialog.getByRole('button', { name: t('publicClaim:publish.submit'), exact: true });
  const barren = `/claims/${seeded.barrenClaim}`;

  await station('CLA-05 what is missing, in the order of the rules', person, [], async () => {
    await answerWith(page, barren, () => ({ question: null }));
    await open(page, href('claim', { claimId: seeded.barrenClaim }));
    await openDialog();
    await expect(dialog.getByRole('heading', { name: t('publicClaim:publish.blockedTitle') })).toBeVisible();
    await expect(dialog.getByRole('list').getByRole('button')).toContainText([
      t('claims:task.keywords'),
      t('claims:task.categories'),
      t('claims:task.question'),
      t('claims:task.shortAnswer'),
      t('claims:task.publicProfile'),
      t('claims:task.threeKeywords'),
    ]);
    await expect(dialog.getByRole('alert')).toHaveText(t('claims:check.keywords'));
    await hand.press(dialog.getByRole('button', { name: t('claims:task.keywords') }));
    await expect(dialog).toBeHidden();
    await expect(page.locator('#keywords-body')).toBeVisible();
    await page.unrouteAll();
  });
  await station('CLA-05 the server finds what is missing', person, ['PATCH /claims/:id/publish'], async () => {
    await answerWith(page, barren, ({ competence_profile }) => ({
      keywords: [{ id: 1, title: 'Lehre', order: 1 }],
      categories: [{ id: 1, name: 'Technik' }],
      short_answer_headline: 'Mit Versuchen',
      short_answer_text: 'Erst sehen, dann rechnen.',
      competence_profile: { ...(competence_profile as object), public: 1 },
    }));
    await open(page, href('claim', { claimId: seeded.barrenClaim }));
    // It is where it was left, with the bar over it.
    await expect(page.getByRole('group').filter({ has: button(page, t('claims:publish.open')) })).toBeVisible();
    await openDialog();
    await hand.press(confirmation('question'));
    await hand.press(confirmation('data'));
    await hand.press(publish);
    // The server's own words.
    await expect(dialog.getByRole('alert')).toContainText('Please add keywords.');
    await page.unrouteAll();
    await reload(person);
    await expect(page.getByRole('main').getByText(t('claims:status.draft'), { exact: true })).toBeVisible();
  });
  await station('CLA-10 address of the preview', person, [], async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/preview-link/')) asked.push(request.url());
    });
    await open(page, href('claim', { claimId: seeded.readyClaim }));
    await hand.press(
      page
        .getByRole('group', { name: t('claims:editor.views') })
        .getByRole('button')
        .nth(1),
    );
    await expect(page.getByRole('region', { name: t('publicClaim:label') })).toBeVisible();
    expect(asked).toEqual([]);
    const answer = answered(page, `/preview-link/${seeded.readyClaim}`);
    await fromMenu(t('publicClaim:secret.name'));
    await hand.press(button(page, t('publicClaim:secret.create')));
    await answer;
    await expect(page.getByRole('link', { name: t('publicClaim:secret.open') })).toHaveAttribute(
      'href',
      `https://preview.fachprofil.example/claims/${seeded.readyClaim}`,
    );
    await expect(button(page, t('common:copy.what', { what: t('publicClaim:secret.name') }))).toBeVisible();
  });
  await station('CLA-04 a draft is seen by its owner only', person, [], async () => {
    await page.keyboard.press('Escape');
    await fromMenu(t('claims:editor.preview'));
    await expect(dialog.getByText(t('publicClaim:dialog.draft'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await station('CLA-06 publish with two confirmations', person, ['PATCH /claims/:id/publish'], async () => {
    await openDialog();
    await expect(dialog).toContainText('Lohnt sich ein Balkonkraftwerk in einer Mietwohnung?');
    await expect(dialog.getByText(t('publicClaim:publish.withinAnHour'))).toBeVisible();
    await hand.press(publish);
    await expect(dialog.getByText(t('publicClaim:publish.confirmFirst'))).toBeVisible();
    await hand.press(confirmation('question'));
    await hand.press(publish);
    await expect(dialog.getByText(t('publicClaim:publish.confirmFirst'))).toBeVisible();
    await hand.press(confirmation('data'));
    await hand.press(publish);
    await expect(dialog.getByRole('heading', { name: t('publicClaim:publish.doneTitle') })).toBeVisible();
    await expect(dialog).toContainText(t('publicClaim:publish.doneText'));
    // In the dialog, and nowhere beside it.
    await expect(page.getByText(t('publicClaim:publish.doneTitle'), { exact: true })).toHaveCount(1);
  });
  await station('CLA-04, CLA-06 published', person, [], async () => {
    await hand.press(dialog.getByRole('button', { name: t('common:milestone.close'), exact: true }));
    await expect(dialog).toBeHidden();
    await reload(person);
    await expect(heading(page, 'Lohnt sich ein Balkonkraftwerk in einer Mietwohnung?')).toBeVisible();
    await expect(page.getByRole('main').getByText(t('claims:status.published'), { exact: true })).toBeVisible();
    await expect(button(page, t('claims:publish.open'))).toHaveCount(0);
    // No documented field holds the address of the public page.
    const view = page.getByRole('main').locator('a[href^="https://fragen.fachprofil.example/"]').first();
    if (responses === 'full') await expect(view).toHaveAttribute('href', /lohnt-sich-ein-balkonkraftwerk/);
  });
});
