import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { product } from '@/domain/product';
import { readText } from './files';

/* What a browser needs to put the product among the programs of a device. */

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

const manifest = JSON.parse(readText('public/manifest.json')) as Manifest;
const page = readText('index.html');

/** Width and height of a PNG, from its header. */
function sizeOf(address: string): string {
  const bytes = readFileSync(resolve(import.meta.dirname, '../../public', address.replace(/^\//, '')));
  expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it('is linked from the page and names the product', () => {
  expect(page).toContain('<link rel="manifest" href="/manifest.json" />');
  expect(manifest).toMatchObject({ name: product.name, start_url: '.', display: 'standalone' });
});

it('has icons of the sizes that it claims', () => {
  const claimed = manifest.icons.map(({ sizes, type, purpose }) => [sizes, type, purpose]);
  expect(claimed).toEqual([
    ['192x192', 'image/png', 'any'],
    ['512x512', 'image/png', 'any'],
    ['512x512', 'image/png', 'maskable'],
  ]);
  for (const { src, sizes } of manifest.icons) expect(sizeOf(src), src).toBe(sizes);
});

it('has an icon for the home screen of an iPhone', () => {
  const [, address = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  expect(sizeOf(address)).toBe('180x180');
});
