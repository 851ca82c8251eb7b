import { render } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeAll, expect, it } from 'vitest';
import i18next from 'i18next';
import { startI18n } from '@/app/i18n';
import { CharacterCount } from '@/ui/form/CharacterCount';

beforeAll(async () => {
  await startI18n(['editing']);
  await i18next.changeLanguage('de');
});

function Counted({ length }: { length: number }) {
  return (
    <FormProvider {...useForm({ defaultValues: { text: 'x'.repeat(length) } })}>
      <CharacterCount name="text" min={80} max={400} />
    </FormProvider>
  );
}

it.each([
  [0, 'Empfohlen: 80 bis 400 Zeichen'],
  [76, 'Noch 4 Zeichen bis zur empfohlenen Länge'],
  [80, ''],
  [400, ''],
  [403, '3 Zeichen über der empfohlenen Länge'],
])('%i characters: "%s"', (length, text) => {
  const { container } = render(<Counted length={length} />);
  expect(container).toHaveTextContent(text === '' ? /^$/ : text);
});
