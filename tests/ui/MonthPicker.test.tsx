import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/app/i18n';
import { MonthPicker } from '@/ui/form/MonthPicker';

beforeAll(() => startI18n(['common']));

it('offers the years from now downwards, none to come', async () => {
  const user = userEvent.setup();
  render(
    <MonthPicker
      value=""
      label="Beginn"
      invalid={false}
      describedBy={undefined}
      onChange={() => undefined}
      onBlur={() => undefined}
    />,
  );
  await user.click(await screen.findByRole('button', { name: /Datum/ }));
  const years = (await screen.findAllByRole('radio')).map(({ textContent }) => Number(textContent));
  const now = new Date().getFullYear();
  expect(years.slice(0, 3)).toEqual([now, now - 1, now - 2]);
});

it('keeps the month when a key comes between a render of the form and its effects, as on a slow phone', async () => {
  const user = userEvent.setup();
  function Form() {
    const [value, setValue] = useState('2017-06');
    const [renders, renderAgain] = useReducer((count: number) => count + 1, 0);
    const form = useRef<HTMLFormElement>(null);
    useEffect(() => {
      const later = () => setTimeout(renderAgain);
      window.addEventListener('mouseup', later);
      return () => window.removeEventListener('mouseup', later);
    }, []);
    useLayoutEffect(() => {
      const year = form.current?.querySelector('[aria-label="Jahr"]');
      if (!year || renders === 0) return;
      year.textContent = '2';
      year.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, [renders]);
    return (
      <form ref={form}>
        <MonthPicker
          value={value}
          label="Beginn"
          invalid={false}
          describedBy={undefined}
          onChange={setValue}
          onBlur={() => undefined}
        />
        <output>{value}</output>
      </form>
    );
  }
  render(<Form />);
  await user.click(await screen.findByRole('spinbutton', { name: 'Jahr' }));
  expect(await screen.findByText('?')).toBeVisible();
  await user.keyboard('021');
  expect(await screen.findByText('2021-06')).toBeVisible();
});

function Field({ onValue, start = '' }: { onValue: (value: string) => void; start?: string }) {
  const [value, setValue] = useState(start);
  useEffect(() => {
    onValue(value);
  }, [value, onValue]);
  return (
    <MonthPicker
      value={value}
      label="Beginn"
      invalid={false}
      describedBy={undefined}
      onChange={setValue}
      onBlur={() => undefined}
    />
  );
}

const isMonth = (value: string) => /^\d{4}-\d{2}$/.test(value);

describe('a month that is typed as people write it', () => {
  it.each([
    ['012018', '2018-01'],
    ['01.2018', '2018-01'],
    ['1.2018', '2018-01'],
    ['1/2018', '2018-01'],
    ['1-2018', '2018-01'],
    ['1 2018', '2018-01'],
    ['1, 2018', '2018-01'],
    ['10.2018', '2018-10'],
    ['12/2018', '2018-12'],
    ['2.2018', '2018-02'],
    ['01.2018 ', '2018-01'],
    ['01.01.2018', '2018-01'],
    ['Jan 2018', '2018-01'],
    ['Jan. 2018', '2018-01'],
    ['Dezember 2018', '2018-12'],
  ])('%j is that month', async (typed, month) => {
    const user = userEvent.setup();
    let value = '';
    render(<Field onValue={(next) => (value = next)} />);
    await user.click(await screen.findByRole('spinbutton', { name: 'Monat' }));
    await user.keyboard(typed);
    expect(value).toBe(month);
  });

  it.each(['1.18', '2018', '2018-01', '2019-11', '2019/11', '2019.11', '201911', '202011', '1998-05', '1.201', '1.0'])(
    '%j is none, also over another one',
    async (typed) => {
      for (const start of ['', '2017-06']) {
        const user = userEvent.setup();
        let value = '';
        const { unmount } = render(<Field start={start} onValue={(next) => (value = next)} />);
        await user.click(await screen.findByRole('spinbutton', { name: 'Monat' }));
        await user.keyboard(typed);
        expect(isMonth(value), `${typed} over "${start}": ${value}`).toBe(false);
        unmount();
      }
    },
  );

  it.each([
    ['1.2018', '2018-01'],
    ['01.2018', '2018-01'],
    [' 1/2018\n', '2018-01'],
    ['2018-01', '2018-01'],
    ['2018-01-15', '2018-01'],
    ['Jan 2018', '2018-01'],
    ['März 2018', '2018-03'],
    ['15.01.2018', '2018-01'],
    ['2018', ''],
    ['1.18', ''],
    ['7', ''],
    ['seit kurzem', ''],
  ])('%j is pasted as %j', async (pasted, month) => {
    for (const name of ['Monat', 'Jahr']) {
      const user = userEvent.setup();
      let value = '';
      const { unmount } = render(<Field start="2017-06" onValue={(next) => (value = next)} />);
      await user.click(await screen.findByRole('spinbutton', { name }));
      await user.paste(pasted);
      expect(value).toBe(month);
      unmount();
    }
  });
});
