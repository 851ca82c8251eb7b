import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
