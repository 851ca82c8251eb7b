import { ThemeProvider } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { Suspense, useEffect } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { Provider } from 'react-redux';
import { beforeAll, expect, it, vi } from 'vitest';
import { createStore } from '@/app/createStore';
import { startI18n } from '@/app/i18n';
import { buildTheme } from '@/app/theme';
import { RichTextField } from '@/ui/richText/RichTextField';

const code = vi.hoisted(() => ({ isThere: false }));
vi.mock('@/ui/richText/RichTextEditor', () => {
  if (!code.isThere) throw new Error('no connection');
  return { RichTextEditor: ({ value }: { value: string }) => <output>{value}</output> };
});

const store = createStore();

beforeAll(async () => {
  await startI18n(['common', 'editing']);
  await i18next.changeLanguage('de');
});

type Form = UseFormReturn<{ text: string }>;
let form: Form;
const keepForm = (next: Form) => {
  form = next;
};

function Sample({ text, onForm }: { text: string; onForm: (form: Form) => void }) {
  const form = useForm({ defaultValues: { text } });
  useEffect(() => onForm(form), [form, onForm]);
  return (
    <Provider store={store}>
      <ThemeProvider theme={buildTheme('ltr')}>
        <Suspense fallback={null}>
          <FormProvider {...form}>
            <RichTextField name="text" label="Antwort" />
          </FormProvider>
        </Suspense>
      </ThemeProvider>
    </Provider>
  );
}

it('keeps a text where the code of the editor cannot be had, and tries again when asked', async () => {
  const user = userEvent.setup();
  render(<Sample text="<p>Eins <strong>zwei</strong></p>" onForm={keepForm} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('lässt sich gerade nicht laden');
  expect(screen.getByText('Eins zwei')).toBeVisible();
  expect(form.getValues('text')).toBe('<p>Eins <strong>zwei</strong></p>');

  code.isThere = true;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('status')).toHaveTextContent('<p>Eins <strong>zwei</strong></p>');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
