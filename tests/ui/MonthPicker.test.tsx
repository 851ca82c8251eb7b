import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
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
