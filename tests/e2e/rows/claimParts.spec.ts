import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { button, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { bodyOf, chooseFor, deleteAtOnce, openSection } from './claimEditor';
import { test } from './walk';

const inOrder = (count: number) => ({
  positions: Array.from({ length: count }, (_, index) => ({ id: expect.anything() as unknown, order: index + 1 })),
});

test('keywords', async ({ arrive }) => {
  const person = await arrive(href('claim', { claimId: seeded.readyClaim }, { section: 'keywords' }));
  const { page, hand, t } = person;
  const section = page.locator('#keywords-body');
  const keywords = section.getByRole('list', { name: t('claims:keywords.title'), exact: true }).getByRole('listitem');
  const field = section.getByRole('textbox', { name: t('claims:keywords.add'), exact: true });

  await station('CLS-01 add', person, ['POST /claims/:id/add-keyword'], async () => {
    await expect(keywords).toHaveText(['Balkonkraftwerk', 'Mietwohnung', 'Steckersolar']);
    await hand.write(field, 'mietwohnung');
    await page.keyboard.press('Enter');
    await expect(section.getByText(t('editing:validation.unique'), { exact: true })).toBeVisible();
    await field.fill('');
    await hand.write(field, 'Anmeldung');
    const sent = bodyOf(page, 'POST', '/add-keyword');
    await hand.press(section.getByRole('button', { name: t('editing:chips.add'), exact: true }));
    expect(await sent).toEqual({ title: 'Anmeldung' });
    await expect(keywords).toHaveText(['Balkonkraftwerk', 'Mietwohnung', 'Steckersolar', 'Anmeldung']);
  });
  await station('CLS-01 change', person, ['PATCH /claims/:id/keyword/:id'], async () => {
    await chooseFor(person, 'Mietwohnung', t('claims:keywords.change'));
    const changed = section.getByRole('textbox', { name: t('claims:keywords.changeLabel', { name: 'Mietwohnung' }) });
    await expect(changed).toHaveValue('Mietwohnung');
    await changed.fill('');
    await hand.write(changed, 'Miethaus');
    const sent = bodyOf(page, 'PATCH', /\/keyword\/\d+$/);
    await hand.press(section.getByRole('button', { name: t('common:action.save'), exact: true }));
    expect(await sent).toEqual({ title: 'Miethaus', order: 2 });
    await expect(keywords.nth(1)).toHaveText('Miethaus');
  });
  await station('CLS-01, CLA-15 put in order', person, ['PATCH /claims/:id/keyword-reorder'], async () => {
    const sent = bodyOf(page, 'PATCH', '/keyword-reorder');
    await chooseFor(person, 'Anmeldung', t('editing:sortable.first'));
    expect(await sent).toEqual(inOrder(4));
    await expect(keywords).toHaveText(['Anmeldung', 'Balkonkraftwerk', 'Miethaus', 'Steckersolar']);
  });
  const deletions = ['DELETE /claims/:id/keyword/:id', 'DELETE /claims/:id/keyword/:id'];
  await station('CLS-01 delete, fewer than three', person, deletions, async () => {
    await deleteAtOnce(person, 'Steckersolar');
    await deleteAtOnce(person, 'Balkonkraftwerk');
    await expect(section.getByText(t('claims:keywords.missing', { count: 1 }))).toBeVisible();
  });
  await station('CLS-01, CLA-15 after a reload', person, [], async () => {
    await reload(person);
    await expect(keywords).toHaveText(['Anmeldung', 'Miethaus']);
  });
});

test('categories', async ({ arrive }) => {
  const person = await arrive(href('claim', { claimId: seeded.publicClaim }, { section: 'categories' }));
  const { page, hand, t } = person;
  const section = page.locator('#categories-body');
  const group = section.getByRole('group', { name: t('claims:categories.label'), exact: true });
  const chosen = group.getByRole('button', { pressed: true });
  const free = group.getByRole('button', { pressed: false });

  await station('CLS-02 at most three', person, ['POST /claims/:id/my-category'], async () => {
    await expect(chosen).toHaveCount(2);
    await hand.press(free.first());
    await expect(section).toContainText(t('claims:categories.chosen', { count: 3, max: 3 }));
    await expect(free.first()).toBeDisabled();
    await free.first().focus();
    await page.keyboard.press('Enter');
    await expect(section).toContainText(t('editing:validation.atMostThreeCategories'));
    await expect(chosen).toHaveCount(3);
    // The claim is public: its changes wait.
    const sent = bodyOf(page, 'POST', '/my-category');
    await hand.press(button(page, t('editing:update.some', { count: 1 })).first());
    expect(await sent).toEqual({
      categories: [expect.anything() as unknown, expect.anything() as unknown, expect.anything() as unknown],
    });
  });
  await station('CLS-02 after a reload', person, [], async () => {
    await expect(page.getByText(t('claims:notice.updated'))).toBeVisible();
    await reload(person);
    await expect(chosen).toHaveCount(3);
  });
});

const address = 'https://www.ise.fraunhofer.de/akku';

/** The lists of a claim whose items are rows: fields in their order, and what is sent for them. */
const lists = [
  {
    row: 'CLS-04 tips',
    name: 'tips',
    path: 'tip',
    labels: ['claims:tips.name', 'claims:text', 'claims:link'],
    sent: { title: 'Zähler ablesen', text: 'Ein Jahr lang.', link: address },
  },
  {
    row: 'CLS-06 facts',
    name: 'facts',
    path: 'fact',
    labels: ['claims:facts.name', 'claims:text', 'claims:facts.source'],
    sent: { title: 'Zähler ablesen', text: 'Ein Jahr lang.', source: address },
  },
  {
    row: 'CLS-07 FAQ',
    name: 'faqs',
    path: 'faq',
    labels: ['claims:faqs.name', 'claims:faqs.answer', 'claims:link'],
    // The link follows with a call of its own (D-37).
    sent: { title: 'Zähler ablesen', text: 'Ein Jahr lang.' },
  },
  {
    row: 'CLS-08 essentials',
    name: 'essentials',
    path: 'essential',
    labels: ['claims:essentials.name'],
    sent: { claim_id: expect.anything() as unknown, text: 'Zähler ablesen' },
  },
] as const;

for (const { row, name, path, labels, sent } of lists) {
  test(`the list of ${name}`, async ({ arrive }) => {
    const person = await arrive(href('claim', { claimId: seeded.readyClaim }));
    const { page, hand, t } = person;
    const section = await openSection(person, name);
    const items = section.getByRole('list', { name: t(`claims:${name}.title`), exact: true }).getByRole('listitem');
    const [label, ...further] = labels;
    const fieldOf = (key: (typeof labels)[number]) => section.getByRole('textbox', { name: t(key) });
    const submit = (text: string) => hand.press(section.getByRole('button', { name: text, exact: true }));
    const add = `POST /claims/:id/add-${path}`;
    const change = `PATCH /claims/:id/${path}/:id`;
    const hasLaterLink = name === 'faqs';

    await station(`${row}: add`, person, hasLaterLink ? [add, change] : [add], async () => {
      await submit(t(`claims:${name}.add`));
      await submit(t('editing:chips.add'));
      await expect(section.getByText(t('editing:validation.required')).first()).toBeVisible();
      await hand.write(fieldOf(label), 'Zähler ablesen');
      const texts = ['Ein Jahr lang.', address];
      for (const [index, key] of further.entries()) await fieldOf(key).fill(texts[index] ?? '');
      const added = bodyOf(page, 'POST', `/add-${path}`);
      const linked = hasLaterLink ? bodyOf(page, 'PATCH', /\/faq\/\d+$/) : null;
      await submit(t('editing:chips.add'));
      expect(await added).toEqual(sent);
      if (hasLaterLink) expect(await linked).toEqual({ ...sent, link: address });
      await expect(items).toContainText(['Zähler ablesen']);
      if (further.length > 0) await expect(items.getByRole('link')).toHaveAttribute('href', address);
    });
    await station(`${row}: add another`, person, [add], async () => {
      await submit(t(`claims:${name}.add`));
      await hand.write(fieldOf(label), 'Nachts messen');
      await submit(t('editing:chips.add'));
      await expect(items).toContainText(['Zähler ablesen', 'Nachts messen']);
    });
    await station(
      `${row}, CLA-15: drag into another order`,
      person,
      [`PATCH /claims/:id/${path}-reorder`],
      async () => {
        // In the middle, where nothing scrolls while something is dragged.
        await items.last().evaluate((item) => item.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const moved = bodyOf(page, 'PATCH', `/${path}-reorder`);
        await section.getByRole('button', { name: t('editing:sortable.handle', { name: 'Nachts messen' }) }).hover();
        await page.mouse.down();
        const { x, y } = (await items.first().boundingBox()) ?? { x: 0, y: 0 };
        await page.mouse.move(x + 20, y + 4, { steps: 12 });
        const over = t('editing:sortable.over', { name: 'Nachts messen', place: 1, count: 2 });
        await expect(page.getByText(over)).toBeAttached();
        await page.mouse.up();
        expect(await moved).toEqual(inOrder(2));
        await expect(items).toContainText(['Nachts messen', 'Zähler ablesen']);
      },
    );
    await station(`${row}: change`, person, [change], async () => {
      await chooseFor(person, 'Nachts messen', t('claims:change'));
      await expect(fieldOf(label)).toHaveValue('Nachts messen');
      await fieldOf(label).fill('');
      await hand.write(fieldOf(label), 'Abends messen');
      await submit(t('common:action.save'));
      await expect(items).toContainText(['Abends messen', 'Zähler ablesen']);
    });
    await station(`${row}, CLA-15: after a reload`, person, [], async () => {
      await reload(person);
      await openSection(person, name);
      await expect(items).toContainText(['Abends messen', 'Zähler ablesen']);
      if (further.length > 0) await expect(items.last().getByRole('link')).toHaveAttribute('href', address);
    });
    await station(`${row}: delete`, person, [`DELETE /claims/:id/${path}/:id`], async () => {
      await deleteAtOnce(person, 'Zähler ablesen');
      await expect(items).toContainText(['Abends messen']);
    });
    await station(`${row}: deleted`, person, [], async () => {
      await reload(person);
      await openSection(person, name);
      await expect(items).toContainText(['Abends messen']);
    });
  });
}
