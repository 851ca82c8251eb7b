import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/app/i18n';
import type { ApiFailure } from '@/api/client/failure';
import { z } from '@/api/schema/zod';
import { Form } from '@/ui/form/Form';
import { SearchField } from '@/ui/form/search/SearchField';
import { SearchOption, type SearchRun } from '@/ui/form/useSearch';
import { Provider } from 'react-redux';
import { createStore } from '@/app/createStore';

interface Question {
  text: string;
  aborted: boolean;
  answer: (names: string[]) => Promise<void>;
  fail: (failure: ApiFailure) => Promise<void>;
}

/** Every search that was begun, to be answered by the test in any order. */
let questions: Question[] = [];

function search(text: string): SearchRun<SearchOption> {
  let settle: (value: Awaited<SearchRun<SearchOption>>) => void = () => undefined;
  const promise = new Promise<Awaited<SearchRun<SearchOption>>>((resolve) => {
    settle = resolve;
  });
  const end = (value: Awaited<SearchRun<SearchOption>>) => act(async () => settle(value));
  const question: Question = {
    text,
    aborted: false,
    answer: (names) => end({ data: names.map((name) => ({ id: name, name })) }),
    fail: (failure) => end({ failure }),
  };
  questions.push(question);
  return Object.assign(promise, {
    abort: () => {
      question.aborted = true;
    },
  });
}

function show(multiple = false) {
  render(
    <Provider store={createStore()}>
      <Form
        schema={z.object({ occupation: multiple ? z.array(SearchOption) : z.nullable(SearchOption) })}
        defaultValues={{ occupation: multiple ? [] : null }}
        onSubmit={() => Promise.resolve(null)}
      >
        <SearchField name="occupation" label="Beruf" multiple={multiple} search={search} />
      </Form>
    </Provider>,
  );
}

/** Types a whole text and waits out the pause after the last key. */
async function type(text: string): Promise<void> {
  const field = screen.getByRole('combobox', { name: 'Beruf' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(300));
}

const hits = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeAll(async () => {
  if (!i18next.isInitialized) await startI18n(['common']);
  await i18next.loadNamespaces('editing');
  await i18next.changeLanguage('de');
});

beforeEach(() => {
  questions = [];
  vi.useFakeTimers();
});

describe('a search field (PRO-03, T31)', () => {
  it('asks nothing below four characters and says how many are missing', async () => {
    show();
    await type('Tis ');
    expect(questions).toEqual([]);
    expect(screen.getByText('Noch 1 Zeichen, dann wird gesucht.')).toBeInTheDocument();
  });

  it('asks once for what was typed without a pause', async () => {
    show();
    const field = screen.getByRole('combobox');
    act(() => field.focus());
    for (const text of ['Tisc', 'Tisch', 'Tischl']) fireEvent.change(field, { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(questions.map(({ text }) => text)).toEqual(['Tischl']);
  });

  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  it.each(orders)('shows the hits of the last question, answered in the order %i %i %i', async (...order) => {
    show();
    const texts = ['Bäcker', 'Bäckere', 'Bäckerei'];
    for (const text of texts) await type(text);
    for (const place of order) await questions[place]?.answer([`${texts[place]}-Treffer`]);
    expect(hits()).toEqual(['Bäckerei-Treffer']);
    expect(questions.map(({ aborted }) => aborted)).toEqual([true, true, false]);
  });

  it('stops the question and empties the list when the text gets too short again', async () => {
    show();
    await type('Tisch');
    await questions[0]?.answer(['Tischler']);
    expect(hits()).toEqual(['Tischler']);
    await type('Tischl');
    await type('Ti');
    expect(questions[1]?.aborted).toBe(true);
    await questions[1]?.answer(['Tischlerin']);
    expect(hits()).toEqual([]);
  });

  it('keeps what was typed when the search fails, asks again and gives the field the focus back', async () => {
    show();
    await type('Tisch');
    await questions[0]?.fail({ kind: 'network' });
    expect(screen.getByRole('alert')).toHaveTextContent('Der Server ist gerade nicht erreichbar.');
    expect(screen.getByRole('combobox')).toHaveValue('Tisch');
    const again = screen.getByRole('button', { name: 'Erneut versuchen' });
    act(() => again.focus());
    fireEvent.click(again);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(screen.getByRole('combobox')).toHaveFocus();
    await questions[1]?.answer(['Tischler']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(hits()).toEqual(['Tischler']);
  });

  it('announces the number of hits, and asks for one more letter above fifty', async () => {
    show();
    await type('Tisch');
    await questions[0]?.answer(['Tischler', 'Tischlerin']);
    expect(screen.getByText('2 Treffer')).toBeInTheDocument();
    await type('Tischl');
    await questions[1]?.answer(Array.from({ length: 51 }, (_, index) => `Beruf ${index}`));
    expect(hits()).toHaveLength(50);
    expect(screen.getByText(/Bitte geben Sie noch einen Buchstaben ein/)).toBeInTheDocument();
  });

  it('forgets what was chosen as soon as its text is changed', async () => {
    show();
    await type('Tisch');
    await questions[0]?.answer(['Tischler']);
    fireEvent.click(screen.getByRole('option', { name: 'Tischler' }));
    expect(screen.getByRole('combobox')).toHaveValue('Tischler');
    await type('Tischle');
    expect(screen.getByRole('combobox')).toHaveValue('Tischle');
    expect(questions.map(({ text }) => text)).toEqual(['Tisch', 'Tischle']);
  });

  it('collects several as chips', async () => {
    show(true);
    for (const [place, name] of ['Netzberechnung', 'Löttechnik'].entries()) {
      await type(name.slice(0, 5));
      await questions[place]?.answer([name]);
      fireEvent.click(screen.getByRole('option', { name }));
    }
    expect(screen.getByText('Netzberechnung')).toBeInTheDocument();
    expect(screen.getByText('Löttechnik')).toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveValue('');
  });
});
