import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ImportRefusalError } from '@/domain/importedCareer';
import { readCareer } from '@/features/import/read/readCareer';
import { fileOf } from './linkedInExport';

/* Files as other programs write them, each beside what is to be read of it. */

const folder = resolve(import.meta.dirname, '../../fixtures/import');
const suffix = '.expected.json';
const names = readdirSync(folder)
  .filter((name) => name.endsWith(suffix))
  .map((name) => name.slice(0, -suffix.length));

it.each(names)('%s is read as expected', async (name) => {
  const expected: unknown = JSON.parse(readFileSync(resolve(folder, name + suffix), 'utf8'));
  const file = fileOf(new Uint8Array(readFileSync(resolve(folder, name))), name);
  const read = await readCareer([file]).catch((error: unknown) => {
    if (error instanceof ImportRefusalError) return { refusal: error.reason };
    throw error;
  });
  expect(read).toMatchObject(expected as object);
});
