import type { Locator, Page } from '@playwright/test';
import { href } from '@/routes/href';
import { hostileCases, strangersIn } from '../ui/hostileMarkup';
import { apiOrigin, mockServerOrigin } from './addresses';
import { expect, expectAccessible, open, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { german } from './openStates';

/*
 * The editor of long answers and the player of films under the policy of the page: the fixtures fail a test with one report
 * of a violation, one page error or one dialog.
 */

const player = 'https://www.youtube-nocookie.com';
test.use({ foreignOrigins: [player] });

async function openLongAnswer(page: Page): Promise<Locator> {
  await signIn(page);
  await open(page, href('claim', { claimId: seeded.readyClaim }));
  await page.getByRole('button', { name: new RegExp(`^${german('claims:longAnswers.title')}`) }).click();
  await page.getByRole('button', { name: german('claims:longAnswers.add'), exact: true }).click();
  const field = page.locator('[contenteditable="true"]');
  await expect(field).toBeVisible();
  return field;
}

interface Editor {
  getHTML: () => string;
  state: { selection: { empty: boolean } };
}
/** What is written; the editor leaves itself on its element. */
const written = (field: Locator) =>
  field.evaluate((element) => (element as unknown as { editor: Editor }).editor.getHTML());

/** Whether something is marked. A person looks before the next key; the browser tells the editor a moment later. */
const isMarked = (field: Locator) =>
  field.evaluate((element) => !(element as unknown as { editor: Editor }).editor.state.selection.empty);

/** Pastes or drops as a browser does it, with what another program has put there. */
async function bring(field: Locator, way: 'paste' | 'drop', html: string): Promise<void> {
  await field.evaluate(
    (element, [kind, markup]) => {
      const data = new DataTransfer();
      data.setData('text/html', markup);
      data.setData('text/plain', 'Nur Text');
      const { left, top } = element.getBoundingClientRect();
      const event = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20 };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...event, clipboardData: data })
          : new DragEvent('drop', { ...event, dataTransfer: data }),
      );
    },
    [way, html] as const,
  );
}

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal { margin:0cm; font-size:11.0pt } --></style></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='mso-margin-top-alt:auto'>Was es kostet<o:p></o:p></h1>
<p class=MsoNormal style='margin:0cm'><span style='color:red'>Rechnen Sie mit </span><b style='mso-bidi-font-weight:normal'>400 Euro</b>.<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>Material<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Arbeit</p>
<table style='border:solid 1.0pt'><tr><td onclick="alert(1)"><p class=MsoNormal>Feld</p></td></tr></table><!--EndFragment--></body></html>`;

const cleaned =
  '<h3>Was es kostet</h3><p>Rechnen Sie mit <strong>400 Euro</strong>.</p>' +
  '<ul><li><p>Material</p></li><li><p>Arbeit</p></li></ul><p>Feld</p>';

test('what comes from Word keeps its structure alone, pasted and dropped', async ({ page }) => {
  const field = await openLongAnswer(page);
  await bring(field, 'paste', fromWord);
  await expect.poll(() => written(field)).toBe(cleaned);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(field).toHaveText('');
  await bring(field, 'drop', fromWord);
  await expect(field.getByRole('heading', { level: 3, name: 'Was es kostet' })).toBeVisible();
  await expectAccessible(page);
});

test('is written with the keyboard alone', async ({ page }) => {
  const field = await openLongAnswer(page);
  await field.focus();
  await page.keyboard.type('Eins ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('fett');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Punkt');
  await expect.poll(() => written(field)).toBe('<p>Eins <strong>fett</strong></p><ul><li><p>Punkt</p></li></ul>');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: german('richText:link.address'), exact: true }).fill('example.org');
  await page.keyboard.press('Enter');
  await expect(field.getByRole('link', { name: 'Punkt' })).toHaveAttribute('href', 'https://example.org/');
  await expect(field).toBeFocused();
  // Copied and pasted within the editor, by the browser itself.
  await page.keyboard.press('Control+a');
  await expect.poll(() => isMarked(field)).toBe(true);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => isMarked(field)).toBe(false);
  await page.keyboard.press('Control+v');
  await expect(field.getByRole('link')).toHaveCount(2);
});

async function expectHarmlessPastes(page: Page, field: Locator): Promise<void> {
  for (const [name, html] of hostileCases) {
    await page.keyboard.press('Control+a');
    await bring(field, 'paste', html);
    const strangers = await field.evaluate(strangersIn, ['class', 'contenteditable']);
    expect(strangers, name).toEqual([]);
  }
}

test('hostile markup never runs', async ({ page }) => {
  test.slow();
  await expectHarmlessPastes(page, await openLongAnswer(page));
});

/** Opens the editor of a post that the server delivers with a title and a text of somebody who wants to run something. */
async function openHostilePost(page: Page, title: string, text: string): Promise<Locator> {
  await page.route(`${apiOrigin}/api/post/${seeded.draftPost}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch({ url: route.request().url().replace(apiOrigin, mockServerOrigin) });
    const body = (await response.json()) as { data: object };
    return route.fulfill({ response, json: { ...body, data: { ...body.data, title, content: text } } });
  });
  await signIn(page);
  await open(page, href('editPost', { postId: seeded.draftPost }));
  return page.locator('[contenteditable="true"]');
}

test('hostile markup in a post neither runs where it is edited nor where it is pasted', async ({ page }) => {
  test.slow();
  const text = hostileCases.map(([, html]) => html).join(' ');
  const field = await openHostilePost(page, '<img src=x onerror=alert(1)>', text);
  const title = page.getByRole('textbox', { name: german('ownPosts:editor.title'), exact: true });
  await expect(title).toHaveValue('<img src=x onerror=alert(1)>');
  await title.focus();
  await page.keyboard.press('Tab');
  await expect(field).toBeVisible();
  expect(await field.evaluate(strangersIn, ['class', 'contenteditable'])).toEqual([]);
  await field.focus();
  await expectHarmlessPastes(page, field);
});

test('a film is asked for with a press, and says why it does not play', async ({ page }) => {
  const asked: string[] = [];
  await page.route(`${player}/**`, async (route) => {
    asked.push(route.request().url());
    const answer = `<!doctype html><script>addEventListener('message', ({ data, origin }) => {
      const { event, func } = JSON.parse(data);
      if (event === 'listening') parent.postMessage(JSON.stringify({ event: 'initialDelivery' }), origin);
      if (func === 'addEventListener') parent.postMessage(JSON.stringify({ event: 'onError', info: 150 }), origin);
    })</script>`;
    await route.fulfill({ contentType: 'text/html', body: answer });
  });
  await signIn(page);
  await open(page, href('claim', { claimId: seeded.readyClaim }));
  await page.getByRole('textbox', { name: german('claims:shortAnswer.video') }).fill('https://youtu.be/dQw4w9WgXcQ');
  const poster = page.getByRole('button', { name: german('publicClaim:player.play', { title: '' }) }).first();
  await expect(poster).toBeVisible();
  expect(asked).toEqual([]);
  await poster.click();
  const words = german('publicClaim:player.error.notEmbeddable', { platform: 'YouTube' });
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('/embed/dQw4w9WgXcQ?enablejsapi=1');
});
