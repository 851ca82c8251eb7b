import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormContext } from 'react-hook-form';
import { Provider } from 'react-redux';
import { beforeAll, expect, it, vi } from 'vitest';
import { createStore } from '@/app/createStore';
import { startI18n } from '@/app/i18n';
import { z } from '@/api/schema/zod';
import { Form, SubmitButton } from '@/ui/form/Form';
import type { SelectOption } from '@/ui/form/options';
import { SelectField } from '@/ui/form/SelectField';

beforeAll(async () => {
  await startI18n(['common', 'editing']);
});

const energy: SelectOption[] = [
  { value: '1', label: 'Energie' },
  { value: '2', label: 'Wasser' },
];

function Restore() {
  const { setValue } = useFormContext();
  return (
    <button type="button" onClick={() => setValue('area', '2')}>
      Restore
    </button>
  );
}

it('keeps a value that is set before its option is there', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn(() => Promise.resolve(null));
  const store = createStore();
  const form = (options: SelectOption[]) => (
    <Provider store={store}>
      <Form schema={z.object({ area: z.string() })} defaultValues={{ area: '' }} onSubmit={onSubmit}>
        <SelectField name="area" label="Fachbereich" emptyLabel="Bitte wählen" options={options} />
        <Restore />
        <SubmitButton>Weiter</SubmitButton>
      </Form>
    </Provider>
  );
  const { rerender } = render(form([{ value: '7', label: 'Recht' }]));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  rerender(form(energy));
  expect(screen.getByLabelText('Fachbereich')).toHaveDisplayValue('Wasser');
  await user.click(screen.getByLabelText('Fachbereich'));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onSubmit).toHaveBeenCalledWith({ area: '2' }, expect.anything(), expect.anything());
});
