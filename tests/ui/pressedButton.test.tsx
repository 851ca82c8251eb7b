import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createStore } from '@/app/createStore';
import { startI18n } from '@/app/i18n';
import { z } from '@/api/schema/zod';
import { Title } from '@/api/schema/fields';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';

beforeAll(async () => {
  await startI18n(['common', 'editing']);
});

it('shows no message while a button is pressed, which would move it away from the pointer', async () => {
  const user = userEvent.setup();
  const onSkip = vi.fn();
  render(
    <Provider store={createStore()}>
      <Form
        schema={z.object({ first: Title, second: Title })}
        defaultValues={{ first: '', second: '' }}
        onSubmit={() => Promise.resolve(null)}
      >
        <Field name="first" label="Frage" />
        <Field name="second" label="Titel" />
        <button type="button" onClick={onSkip}>
          Überspringen
        </button>
        <SubmitButton>Weiter</SubmitButton>
      </Form>
    </Provider>,
  );
  const first = screen.getByRole('textbox', { name: 'Frage' });
  const second = screen.getByRole('textbox', { name: 'Titel' });
  // Loads what validates, with which the next message comes at once.
  await user.click(first);
  await user.tab();
  await vi.waitFor(() => expect(first).toHaveAccessibleDescription(/./));

  const skip = screen.getByRole('button', { name: 'Überspringen' });
  await user.pointer({ keys: '[MouseLeft>]', target: skip });
  expect(second).not.toHaveFocus();
  // A hand takes longer than the validation.
  for (let step = 0; step < 5; step += 1) await user.pointer({ target: skip });
  expect(second).not.toHaveAccessibleDescription();
  await user.pointer({ keys: '[/MouseLeft]', target: skip });
  expect(onSkip).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(second).toHaveAccessibleDescription(/./));
});

it('sends a form by a key where the browser never said that the pointer was let go, as its own menu does', async () => {
  const onSubmit = vi.fn(() => Promise.resolve(null));
  render(
    <Provider store={createStore()}>
      <Form schema={z.object({ title: Title })} defaultValues={{ title: 'Erdwärme' }} onSubmit={onSubmit}>
        <Field name="title" label="Titel" />
      </Form>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  fireEvent.pointerDown(document.body);
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

describe('a double press (quality T29)', () => {
  /** Presses the button of a form whose server refuses at once; `count` is how a browser counts the presses of one series, `at` when it was, in ms. */
  function openForm() {
    const onSubmit = vi.fn(() => Promise.resolve({ kind: 'forbidden' } as const));
    render(
      <Provider store={createStore()}>
        <Form schema={z.object({})} defaultValues={{}} onSubmit={onSubmit}>
          <SubmitButton>Speichern</SubmitButton>
        </Form>
      </Provider>,
    );
    const button = screen.getByRole('button', { name: 'Speichern' });
    const press = async (count: number, at: number) => {
      const click = createEvent.click(button, { detail: count });
      Object.defineProperty(click, 'timeStamp', { value: at });
      fireEvent(button, click);
      await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    };
    return { onSubmit, press };
  }

  it('is one request, also where the first press is refused before the second', async () => {
    const { onSubmit, press } = openForm();
    await press(1, 1000);
    await vi.waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
    await press(2, 1300);
    await press(3, 1600);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await press(1, 1900);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('whose first press closed a menu above the button presses the button', async () => {
    const { onSubmit, press } = openForm();
    await press(2, 1000);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
