import { ThemeProvider } from '@mui/material';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { Suspense, useEffect } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { Provider } from 'react-redux';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStore } from '@/app/createStore';
import { startI18n } from '@/app/i18n';
import { buildTheme } from '@/app/theme';
import { RichTextField } from '@/ui/richText/RichTextField';
import { markupOf } from './markupOf';

const store = createStore();

beforeAll(async () => {
  await startI18n(['editing', 'richText']);
  await i18next.changeLanguage('de');
});

interface Values {
  text: string;
}
let form: UseFormReturn<Values>;
let changes: string[] = [];

interface SampleProps extends Values {
  onForm: (form: UseFormReturn<Values>) => void;
}

function Sample({ text, onForm }: SampleProps) {
  const form = useForm<Values>({ defaultValues: { text } });
  useEffect(() => onForm(form), [form, onForm]);
  return (
    <Suspense fallback={null}>
      <FormProvider {...form}>
        <RichTextField name="text" label="Antwort" help="Ausführlich" recommended={{ min: 10, max: 20 }} />
        <button type="button">Weiter</button>
      </FormProvider>
    </Suspense>
  );
}

const keepForm = (next: UseFormReturn<Values>) => {
  form = next;
};

async function show(text: string) {
  const user = userEvent.setup();
  const view = render(
    <Provider store={store}>
      <ThemeProvider theme={buildTheme('ltr')}>
        <Sample text={text} onForm={keepForm} />
      </ThemeProvider>
    </Provider>,
  );
  changes = [];
  form.watch((values) => changes.push(values.text ?? ''));
  await screen.findByRole('toolbar');
  const field = screen.getByRole('textbox', { name: 'Antwort' });
  const tool = (name: string) => screen.getByRole('button', { name });
  const select = (from: number, to: number) => act(() => editorOf(field).commands.setTextSelection({ from, to }));
  return { ...view, user, field, tool, select };
}

/** The editor leaves itself on its element. */
const editorOf = (field: HTMLElement) =>
  (field as unknown as { editor: { commands: { setTextSelection: (range: { from: number; to: number }) => void } } })
    .editor;

const value = () => form.getValues('text');

describe('a field of rich text', () => {
  it('shows what the form holds, with its label, help and length', async () => {
    const { user, field } = await show('<h3>Titel</h3><p>Eins <strong>zwei</strong></p>');
    expect(markupOf(field)).toBe('<h3>Titel</h3><p>Eins <strong>zwei</strong></p>');
    expect(field).toHaveAccessibleDescription('Ausführlich');
    expect(field).toHaveAttribute('aria-multiline', 'true');
    expect(changes).toEqual([]);
    await user.click(screen.getByText('Antwort'));
    expect(field).toHaveFocus();
  });

  it('shows text that was written without an editor in paragraphs, and changes nothing by that', async () => {
    const { field } = await show('Eins < zwei\nDrei\n\nVier');
    expect(markupOf(field)).toBe('<p>Eins &lt; zwei<br>Drei</p><p>Vier</p>');
    expect(value()).toBe('Eins < zwei\nDrei\n\nVier');
    expect(form.formState.isDirty).toBe(false);
  });

  it('hands what is written to the form a moment later, and at once when it is left', async () => {
    const { user, field } = await show('');
    await user.click(field);
    await user.paste('Erster Satz.');
    await user.tab();
    expect(value()).toBe('<p>Erster Satz.</p>');
    await user.click(field);
    await user.paste('Nullter. ');
    await waitFor(() => expect(value()).toBe('<p>Nullter. Erster Satz.</p>'));
  });

  it('hands over what was written last when it goes away', async () => {
    const { user, field, unmount } = await show('');
    await user.click(field);
    await user.paste('Schnell weg');
    unmount();
    expect(changes.at(-1)).toBe('<p>Schnell weg</p>');
  });

  it('takes paragraphs from Word without its line breaks and distances', async () => {
    const { field } = await show('');
    const html =
      '<body>\n<h1>Titel<o:p></o:p></h1>\n\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n<p class=MsoNormal>Text\nmit <b>Fettem</b></p>\n</body>';
    fireEvent.paste(field, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : 'x') } });
    expect(markupOf(field)).toBe('<h3>Titel</h3><p>Text mit <strong>Fettem</strong></p>');
  });

  it('takes from Google Docs what is bold or italic there, and no more', async () => {
    const { field } = await show('');
    const html =
      '<b style="font-weight:normal;"><h1><span style="font-weight:400">Titel</span></h1><p><span style="font-weight:400">Nur </span>' +
      '<span style="font-weight:700">das</span></p><ul><li style="font-weight:400"><p><span style="font-style:italic">Punkt</span></p></li></ul></b>';
    fireEvent.paste(field, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : 'x') } });
    expect(markupOf(field)).toBe(
      '<h3>Titel</h3><p>Nur <strong>das</strong></p><ul><li><p><em>Punkt</em></p></li></ul>',
    );
  });

  it('says where pictures go when nothing else is pasted or dropped', async () => {
    const { field } = await show('');
    const picture = new File(['x'], 'foto.png', { type: 'image/png' });
    const data = (html: string, text: string, files: File[]) => ({
      getData: (type: string) => (type === 'text/html' ? html : text),
      files,
    });
    const said = () => store.getState().notices.recent.map(({ textKey }) => textKey);
    fireEvent.paste(field, { clipboardData: data('<p>Wörter</p><img src="a.png">', 'Wörter', [picture]) });
    fireEvent.paste(field, { clipboardData: data('', '', [new File(['x'], 'a.pdf', { type: 'application/pdf' })]) });
    expect(said()).toEqual([]);
    fireEvent.paste(field, { clipboardData: data('', '', [picture]) });
    fireEvent.paste(field, { clipboardData: data('<meta charset="utf-8"><img src="a.png">', '', []) });
    fireEvent.drop(field, { dataTransfer: data('', '', [picture]) });
    expect(said()).toEqual(Array<string>(3).fill('editing:richText.picture'));
    expect(markupOf(field)).toBe('<p>Wörter</p>');
  });

  it('is empty without words', async () => {
    const { user, field, select, tool } = await show('<p>Weg</p>');
    await user.click(field);
    select(1, 4);
    await user.keyboard('{Backspace}');
    await user.click(tool('Liste'));
    await user.tab();
    await waitFor(() => expect(value()).toBe(''));
    expect(screen.getByText('Empfohlen: 10 bis 20 Zeichen')).toBeVisible();
  });

  it('takes what the form gets from elsewhere as one step to undo', async () => {
    const { user, field, tool } = await show('<p>Alt</p>');
    await user.click(field);
    await user.paste('Neu ');
    await user.tab();
    act(() => form.setValue('text', '<p>Vorschlag</p><ul><li><p>Punkt</p></li></ul>', { shouldDirty: true }));
    await waitFor(() => expect(markupOf(field)).toBe('<p>Vorschlag</p><ul><li><p>Punkt</p></li></ul>'));
    expect(changes.at(-1)).toBe('<p>Vorschlag</p><ul><li><p>Punkt</p></li></ul>');
    await user.click(tool('Rückgängig'));
    expect(markupOf(field)).toBe('<p>Neu Alt</p>');
    await waitFor(() => expect(value()).toBe('<p>Neu Alt</p>'));
    await user.click(tool('Wiederholen'));
    await waitFor(() => expect(value()).toContain('Vorschlag'));
  });

  it('goes back with a reset of the form', async () => {
    const { user, field } = await show('<p>Alt</p>');
    await user.click(field);
    await user.paste('Neu ');
    await user.tab();
    act(() => form.reset());
    await waitFor(() => expect(markupOf(field)).toBe('<p>Alt</p>'));
    expect(value()).toBe('<p>Alt</p>');
  });

  it('shows the error of the field and takes the focus', async () => {
    const { field } = await show('');
    act(() => form.setError('text', { message: 'Bitte ausfüllen' }, { shouldFocus: true }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Bitte ausfüllen Ausführlich'));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
  });
});

describe('the tools', () => {
  it('are one stop of the Tab key, with arrow keys between them', async () => {
    const { user, tool } = await show('<p>Text</p>');
    const toolbar = screen.getByRole('toolbar', { name: 'Formatierung: Antwort' });
    const buttons = within(toolbar).getAllByRole('button');
    expect(buttons.filter((button) => button.tabIndex === 0)).toEqual([tool('Überschrift')]);
    await user.tab();
    expect(tool('Überschrift')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tool('Fett')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(tool('Wiederholen')).toHaveFocus();
    await user.keyboard('{ArrowRight}{End}{Home}');
    expect(tool('Überschrift')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Antwort' })).toHaveFocus();
  });

  it.each([
    ['Fett', '<p><strong>Text</strong></p>'],
    ['Kursiv', '<p><em>Text</em></p>'],
    ['Überschrift', '<h3>Text</h3>'],
    ['Liste', '<ul><li><p>Text</p></li></ul>'],
    ['Nummerierte Liste', '<ol><li><p>Text</p></li></ol>'],
    ['Zitat', '<blockquote><p>Text</p></blockquote>'],
  ])('%s formats what is selected, shows it, and takes it back', async (name, html) => {
    const { user, field, tool, select } = await show('<p>Text</p>');
    await user.click(field);
    select(1, 5);
    await user.click(tool(name));
    expect(markupOf(field)).toBe(html);
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(value()).toBe(html));
    await user.click(tool(name));
    expect(tool(name)).toHaveAttribute('aria-pressed', 'false');
    expect(markupOf(field)).toBe('<p>Text</p>');
  });

  it('have nothing to undo at first, and say so', async () => {
    const { user, field, tool } = await show('<p>Text</p>');
    expect(tool('Rückgängig')).toHaveAttribute('aria-disabled', 'true');
    await user.click(tool('Rückgängig'));
    expect(markupOf(field)).toBe('<p>Text</p>');
    await user.click(field);
    await user.paste('Neu ');
    expect(tool('Rückgängig')).not.toHaveAttribute('aria-disabled');
  });
});

describe('links', () => {
  it('are set on what is selected, shown, changed and removed', async () => {
    const { user, field, tool, select } = await show('<p>Mehr dazu hier</p>');
    await user.click(field);
    select(11, 15);
    await user.click(tool('Link'));
    const address = await screen.findByRole('textbox', { name: 'Adresse' });
    expect(address).toHaveFocus();
    await user.type(address, 'example.com/seite{Enter}');
    await waitFor(() => expect(markupOf(field)).toBe('<p>Mehr dazu <a href="https://example.com/seite">hier</a></p>'));
    await waitFor(() => expect(field).toHaveFocus());
    expect(tool('Link')).toHaveAttribute('aria-pressed', 'true');

    select(13, 13);
    await user.click(tool('Link'));
    expect(await screen.findByRole('textbox', { name: 'Adresse' })).toHaveValue('https://example.com/seite');
    await user.click(screen.getByRole('button', { name: 'Link entfernen' }));
    await waitFor(() => expect(markupOf(field)).toBe('<p>Mehr dazu hier</p>'));
  });

  it('are asked for again while the dialog fades out', async () => {
    const { user, field, tool, select } = await show('<p>Mehr dazu hier</p>');
    await user.click(field);
    select(11, 15);
    await user.click(tool('Link'));
    await user.type(await screen.findByRole('textbox', { name: 'Adresse' }), 'example.com/seite{Enter}');
    select(1, 5);
    fireEvent.click(screen.getByRole('button', { name: 'Link', hidden: true }));
    const address = await screen.findByRole('textbox', { name: 'Adresse' });
    expect(address).toHaveValue('');
    expect(address).toHaveFocus();
    await user.type(address, 'example.com/neu{Enter}');
    expect(markupOf(field)).toBe(
      '<p><a href="https://example.com/neu">Mehr</a> dazu <a href="https://example.com/seite">hier</a></p>',
    );
  });

  it('are written out where nothing is selected', async () => {
    const { user, field, tool } = await show('');
    await user.click(field);
    await user.click(tool('Link'));
    await user.type(await screen.findByRole('textbox', { name: 'Adresse' }), 'https://example.com');
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(markupOf(field)).toBe('<p><a href="https://example.com/">https://example.com/</a></p>'));
  });

  it('open with the keyboard and are left without a change', async () => {
    const { user, field } = await show('<p>Text</p>');
    await user.click(field);
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Link' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(markupOf(field)).toBe('<p>Text</p>');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@example.com',
    'https://user:secret@example.com',
    'kein Link',
    '',
  ])('refuse %j', async (typed) => {
    const { user, field, tool, select } = await show('<p>Text</p>');
    await user.click(field);
    select(1, 5);
    await user.click(tool('Link'));
    const address = await screen.findByRole('textbox', { name: 'Adresse' });
    await user.click(address);
    if (typed !== '') await user.paste(typed);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('https://');
    expect(address).toBeInvalid();
    expect(markupOf(field)).toBe('<p>Text</p>');
  });

  it('are made by an address that is pasted over words', async () => {
    const { user, field, select } = await show('<p>Text</p>');
    await user.click(field);
    select(1, 5);
    await user.paste('https://example.com/a');
    expect(markupOf(field)).toBe('<p><a href="https://example.com/a">Text</a></p>');
  });
});
