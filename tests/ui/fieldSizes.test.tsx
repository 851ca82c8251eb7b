import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Provider } from 'react-redux';
import { createStore } from '@/app/createStore';
import { startI18n } from '@/app/i18n';
import { z } from '@/api/schema/zod';
import { Field } from '@/ui/form/Field';
import { Form } from '@/ui/form/Form';
import { SelectField } from '@/ui/form/SelectField';
import { freshStyles, keepStyles, leaveOutStyles } from '@tests/styles';

beforeEach(async () => {
  await startI18n(['common', 'editing']);
  keepStyles();
});

afterEach(leaveOutStyles);

/** The rules of the page in which a class of the element or of what holds it stands. */
function rulesAround(element: Element): string {
  const classes: string[] = [];
  for (let one: Element | null = element; one && one.tagName !== 'FORM'; one = one.parentElement) {
    classes.push(...one.classList);
  }
  return [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .filter((text) => classes.some((name) => text.includes(`.${name}`)))
    .join('\n');
}

it('gives a field the width of what is expected in it, and a phone all of its own', () => {
  const schema = z.object({ name: z.string(), text: z.string(), years: z.string() });
  render(
    <CacheProvider value={freshStyles()}>
      <Provider store={createStore()}>
        <Form schema={schema} defaultValues={{ name: '', text: '', years: '' }} onSubmit={() => Promise.resolve(null)}>
          <Field name="name" label="Name" />
          <Field name="text" label="Text" rows={3} />
          <SelectField name="years" label="Jahre" size="short" options={[]} />
        </Form>
      </Provider>
    </CacheProvider>,
  );
  const widthOf = (label: string) =>
    /min-width: ?600px[^{]*\{[^}]*max-width: ?(\w+)/.exec(rulesAround(screen.getByLabelText(label)))?.[1];
  expect(widthOf('Name')).toBe('440px');
  expect(widthOf('Text')).toBe('none');
  expect(widthOf('Jahre')).toBe('240px');
});
