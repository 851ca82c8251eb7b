import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { Suspense, useEffect } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '@/app/createStore';
import { startI18n } from '@/app/i18n';
import { buildTheme } from '@/app/theme';
import { markupOf } from './markupOf';

/*
 * What is typed before the code of the editor has arrived. Each test loads the field anew: the code that is there stays.
 */

let codeArrives: () => void = () => undefined;

const store = createStore();

beforeEach(async () => {
  vi.resetModules();
  const held = new Promise<void>((resolve) => {
    codeArrives = resolve;
  });
  vi.doMock('@/ui/richText/RichTextEditor', async (original) => {
    await held;
    return original();
  });
  if (!i18next.isInitialized) await startI18n(['editing']);
  await i18next.changeLanguage('de');
});

async function show(text: string) {
  const { RichTextField } = await import('@/ui/richText/RichTextField');
  let form: UseFormReturn<{ text: string }> | undefined;
  const keepForm = (next: typeof form) => {
    form = next;
  };
  function Sample({ onForm }: { onForm: typeof keepForm }) {
    const form = useForm({ defaultValues: { text } });
    useEffect(() => onForm(form), [form, onForm]);
    return (
      <Suspense fallback={null}>
        <FormProvider {...form}>
          <button type="button">Davor</button>
          <RichTextField name="text" label="Antwort" isOnArrival />
          <button type="button">Danach</button>
        </FormProvider>
      </Suspense>
    );
  }
  const user = userEvent.setup();
  render(
    <Provider store={store}>
      <ThemeProvider theme={buildTheme('ltr')}>
        <Sample onForm={keepForm} />
      </ThemeProvider>
    </Provider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Davor' }));
  const field = () => screen.getByRole('textbox', { name: 'Antwort' });
  const arrive = async () => {
    act(() => codeArrives());
    await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
  };
  return { user, field, arrive, value: () => form?.getValues('text') };
}

/** Where the next letter of the editor goes. */
function caretOf(field: HTMLElement): string {
  const { state } = (field as unknown as { editor: { state: EditorState } }).editor;
  return state.doc.textBetween(0, state.selection.head, '\n', '\n');
}
interface EditorState {
  doc: { textBetween: (from: number, to: number, block: string, leaf: string) => string };
  selection: { head: number };
}

describe('a rich text whose editor is on its way', () => {
  it('is reached by Tab, and what is typed stays with its caret when the editor takes over', async () => {
    const { user, field, arrive, value } = await show('');
    await user.tab();
    expect(field()).toHaveFocus();
    await user.keyboard('Rechnen Sie mit ');
    expect(value()).toBe('<p>Rechnen Sie mit</p>');
    await arrive();
    expect(field()).toHaveFocus();
    expect(caretOf(field())).toBe('Rechnen Sie mit ');
  });

  it('keeps the caret in the midst of what is typed, and the line that was begun', async () => {
    const { user, field, arrive } = await show('');
    await user.tab();
    await user.keyboard('Eins zwei{Enter}drei{ArrowLeft}{ArrowLeft}');
    await arrive();
    expect(markupOf(field())).toBe('<p>Eins zwei<br>drei</p>');
    expect(caretOf(field())).toBe('Eins zwei\ndr');
  });

  it('goes on in the next line after Enter', async () => {
    const { user, field, arrive } = await show('');
    await user.tab();
    await user.keyboard('Eins{Enter}');
    await arrive();
    expect(caretOf(field())).toBe('Eins\n');
  });

  it('keeps the form of a written text around what is typed into it', async () => {
    const html = '<h3>Titel</h3><p>Eins <strong>zwei</strong> drei</p><ul><li><p>Punkt &amp; Strich</p></li></ul>';
    const { user, field, arrive, value } = await show(html);
    await user.tab();
    expect(field()).toHaveValue('Titel\n\nEins zwei drei\n\nPunkt & Strich');
    await user.type(field(), '!', { initialSelectionStart: 16, initialSelectionEnd: 16 });
    expect(value()).toBe(html.replace('zwei', 'zwei!'));
    await arrive();
    expect(markupOf(field())).toBe(html.replace('zwei', 'zwei!'));
    expect(caretOf(field())).toBe('Titel\nEins zwei!');
  });

  it('does not take the focus from where the person has gone on to', async () => {
    const { user, field, arrive } = await show('');
    await user.tab();
    await user.keyboard('Eins');
    await user.tab();
    await arrive();
    expect(screen.getByRole('button', { name: 'Danach' })).toHaveFocus();
    expect(markupOf(field())).toBe('<p>Eins</p>');
  });
});
