import { assistantFormalities, assistantStyles } from '@mocks/data/assistantOptions';
import type { SuggestionType } from '@/api/endpoints/assistant';
import { knownFormalities, knownStyles } from '@/domain/suggestedText';
import type { Language } from '../../architecture/texts';
import { href } from '@/routes/href';
import { appOrigin } from '../addresses';
import { expect, setScenario } from '../fixtures';
import { button, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { test, type Walker } from './walk';

type Section = 'shortAnswer' | 'tips' | 'opinion' | 'longAnswers';

const variablesPath = /\/openai\/variables\?/;

/** The panel of the assistant, and how it is opened and asked. */
function assistantOf({ page, hand, t }: Walker) {
  const panel = page.getByRole('dialog', { name: t('assistant:panel.title'), exact: true });
  const style = panel.getByRole('combobox', { name: t('assistant:ask.style'), exact: true });
  const press = (name: string) => hand.press(panel.getByRole('button', { name, exact: true }));
  return {
    panel,
    press,
    style,
    chooseTone: async (styleName: string, formality: string) => {
      await hand.select(style, styleName);
      await hand.choose(panel.getByRole('radio', { name: formality, exact: true }));
    },
    openSection: (section: Section) =>
      hand.press(page.getByRole('button', { name: new RegExp(`^${t(`claims:${section}.title`)}`) })),
    open: (section: string) => hand.press(button(page, t('assistant:open.firstName', { section }))),
    close: async () => {
      await press(t('common:action.close'));
      await expect(panel).toBeHidden();
    },
    /** Asks, and says what the request was for. */
    ask: async (type: SuggestionType) => {
      const asked = page.waitForRequest(/\/openai\/suggestion\/claim\/\d+\?/);
      await press(t('assistant:ask.submit'));
      const { searchParams } = new URL((await asked).url());
      expect(Object.fromEntries(searchParams)).toMatchObject({ type, style: '4', formality: '1' });
      return searchParams;
    },
  };
}

/** The factual style, the fourth, and the formal address, the first, as the server names them. */
const deliveredTone = (language: Language) =>
  [assistantStyles(language)[3]?.name ?? '', assistantFormalities(language)[0]?.name ?? ''] as const;

test('the writing assistant', async ({ arrive, language }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('claim', { claimId: seeded.readyClaim }));
  const { page, t } = person;
  const { panel, press, style, chooseTone, openSection, open, close, ask } = assistantOf(person);
  const shortAnswer = page.getByRole('form', { name: t('claims:shortAnswer.title'), exact: true });
  const shortText = shortAnswer.getByRole('textbox', { name: t('claims:shortAnswer.text'), exact: true });
  const opinion = page.getByRole('form', { name: t('claims:opinion.title'), exact: true });
  const opinionText = opinion.getByRole('textbox', { name: t('claims:text'), exact: true });
  const names = (options: { name: string }[]) => options.map(({ name }) => name);

  await station('AIA-01 has a name', person, [], async () => {
    await expect(shortText).toHaveValue(/^Bei Südlage/);
    const asked = page.waitForRequest(variablesPath);
    await open(t('claims:shortAnswer.title'));
    expect(new URL((await asked).url()).searchParams.get('locale')).toBe(language);
    await expect(panel.getByText(t('assistant:persona.greeting'))).toBeVisible();
    await expect(panel.getByText(t('assistant:persona.note'))).toBeVisible();
  });
  await station('AIA-02 styles and forms of address', person, [], async () => {
    const styles = names(assistantStyles(language));
    expect(styles).toHaveLength(knownStyles.length);
    await expect(style.getByRole('option')).toHaveText(styles);
    for (const name of names(assistantFormalities(language))) {
      await expect(panel.getByRole('radio', { name, exact: true })).toBeVisible();
    }
  });
  await station('AIA-03 a style and a form of address are preset', person, [], async () => {
    await expect(style.locator('option:checked')).toHaveText(names(assistantStyles(language))[0] ?? '');
    await expect(panel.getByRole('radio').first()).toBeChecked();
  });
  const saved = ['POST /claims/:id/add-short-answer'];
  await station('AIA-04 short_answer', person, saved, async () => {
    await chooseTone(...deliveredTone(language));
    await ask('short_answer');
    await expect(panel.locator('ins').first()).toBeVisible();
    await press(t('assistant:proposal.replace'));
    await expect(panel).toBeHidden();
    await expect(shortText).toHaveValue(/Strom vom Balkon/);
    await expect(page.getByText(t('assistant:accepted.text'))).toBeVisible();
    await expect(shortText).toBeFocused();
    // The undo of the field itself.
    await page.keyboard.press('ControlOrMeta+z');
    await expect(shortText).toHaveValue(/^Bei Südlage/);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(shortText).toHaveValue(/Strom vom Balkon/);
  });
  await station('AIA-04 opinion', person, ['POST /claims/:id/add-opinion'], async () => {
    await reload(person);
    await expect(shortText).toHaveValue(/Strom vom Balkon/);
    await openSection('opinion');
    await open(t('claims:opinion.title'));
    await ask('opinion');
    await press(t('assistant:proposal.take'));
    await expect(panel).toBeHidden();
    await expect(opinionText).toHaveValue(/Strom vom Balkon/);
  });
  await station('AIA-04 multiple', person, [], async () => {
    await open(t('claims:opinion.title'));
    await press(t('assistant:scope.whole'));
    await ask('multiple');
    await expect(panel.getByRole('button', { name: t('assistant:proposal.replace'), exact: true })).toHaveCount(0);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: appOrigin });
    await press(`${t('assistant:whole.copy')}: ${t('assistant:scope.whole')}`);
    await expect(panel.getByText(t('common:action.copied')).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Strom vom Balkon');
    await close();
  });
  await station('AIA-04 tips', person, ['POST /claims/:id/add-tip'], async () => {
    await openSection('tips');
    await open(t('claims:tips.title'));
    await ask('tips');
    const tips = panel.getByRole('list', { name: t('assistant:items.label'), exact: true }).getByRole('listitem');
    await expect(tips).toHaveCount(3);
    await press(t('assistant:items.addName', { name: 'Ziel zuerst' }));
    await expect(tips).toHaveCount(2);
    await close();
    await reload(person);
    const savedTips = page.getByRole('list', { name: t('claims:tips.title'), exact: true }).getByRole('listitem');
    await expect(savedTips.filter({ hasText: 'Ziel zuerst' })).toBeVisible();
    await expect(opinionText).toHaveValue(/Strom vom Balkon/);
  });
});

test('long answers with the assistant', async ({ arrive, language }) => {
  const person = await arrive(href('claim', { claimId: seeded.readyClaim }));
  const { page, hand, t } = person;
  const { panel, press, chooseTone, openSection, open, close, ask } = assistantOf(person);
  const headline = 'So gehen Sie Schritt für Schritt vor';
  const answer = page.getByRole('listitem').filter({ hasText: headline });

  await station('AIA-04 long_answer_subtitles', person, ['POST /longanswers'], async () => {
    await openSection('longAnswers');
    await open(t('claims:longAnswers.title'));
    await chooseTone(...deliveredTone(language));
    await ask('long_answer_subtitles');
    await press(t('assistant:items.addName', { name: headline }));
    await expect(panel.getByRole('button', { name: t('assistant:items.addName', { name: headline }) })).toBeHidden();
    await close();
    await expect(answer).toBeVisible();
  });
  await station('AIA-04 long_answer', person, ['PATCH /longanswers/:id'], async () => {
    await hand.press(answer.getByRole('button', { name: t('editing:sortable.menu', { name: headline }), exact: true }));
    await hand.press(page.getByRole('menuitem', { name: t('common:action.edit'), exact: true }));
    await open(t('claims:longAnswers.one'));
    const asked = await ask('long_answer');
    expect(asked.get('long_answer_subtitle')).toBe(headline);
    await press(t('assistant:proposal.take'));
    await expect(panel).toBeHidden();
    await expect(answer.locator('[contenteditable="true"]')).toContainText(headline);
    await hand.press(answer.getByRole('button', { name: t('common:action.save'), exact: true }));
    await expect(answer.locator('[contenteditable="true"]')).toBeHidden();
    await reload(person);
    await expect(answer).toContainText(`Im Einzelnen: ${headline}`);
  });
});

test('what the assistant needs and answers', async ({ arrive }) => {
  const person = await arrive(href('claim', { claimId: seeded.barrenClaim }));
  const { page, hand, t } = person;
  const { panel, press, style, chooseTone, open, close, ask } = assistantOf(person);
  const headline = page.getByRole('textbox', { name: t('claims:shortAnswer.headline'), exact: true });
  const section = t('claims:shortAnswer.title');
  const knownTone = [t('assistant:styles.factual'), t('assistant:formalities.formal')] as const;

  await station('AIA-02 names that are keys', person, [], async () => {
    const named = (known: readonly string[], group: string) =>
      known.map((name, index) => ({ id: index + 1, name: `${group}.${name}` }));
    const data = [named(knownStyles, 'styles'), named(knownFormalities, 'formalities')];
    await page.route(variablesPath, (route) => route.fulfill({ json: { success: true, data } }));
    await open(section);
    const words = knownStyles.map((name) => t(`assistant:styles.${name}`));
    await expect(style.getByRole('option')).toHaveText(words);
    for (const name of knownFormalities) {
      await expect(panel.getByRole('radio', { name: t(`assistant:formalities.${name}`), exact: true })).toBeVisible();
    }
  });
  await station('AIA-03 a headline is missing', person, [], async () => {
    await expect(panel.getByText(t('assistant:ask.noHeadline'))).toBeVisible();
    await expect(panel.getByRole('button', { name: t('assistant:ask.submit'), exact: true })).toHaveCount(0);
    await press(t('assistant:ask.toHeadline'));
    await expect(panel).toBeHidden();
    await expect(headline).toBeFocused();
  });
  await station('AIA-04 cannot be reached', person, ['POST /claims/:id/add-short-answer'], async () => {
    await hand.write(headline, 'With pictures instead of formulas');
    await setScenario({ thirdParties: 'blocked' });
    await open(section);
    await chooseTone(...knownTone);
    await ask('short_answer');
    await expect(panel.getByRole('group', { name: t('assistant:failure.server') })).toBeVisible();
    await setScenario({ thirdParties: 'success' });
  });
  await station('AIA-04 the first segment', person, [], async () => {
    const data = { segments: ['Show it first.', 'Never this one.'] };
    await page.route(/\/openai\/suggestion\//, (route) => route.fulfill({ json: { success: true, data } }));
    await press(t('assistant:ask.submit'));
    await expect(panel.getByText('Show it first.')).toBeVisible();
    await expect(panel.getByText('Never this one.')).toHaveCount(0);
    await close();
    // Nothing goes into the field by itself.
    await expect(page.getByRole('textbox', { name: t('claims:shortAnswer.text'), exact: true })).toHaveValue('');
  });
});
