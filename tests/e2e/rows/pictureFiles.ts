import { crc32, deflateSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { expect } from '../fixtures';
import type { Person } from '../flow/station';

/** A file as it is chosen in a browser. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}

/** A plain grey PNG that a browser can draw; uncompressed, it takes three bytes a pixel. */
export function pictureFile(name: string, width = 40, height = 30, isCompressed = true): ChosenFile {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const row = Buffer.alloc(1 + width * 3, 0x80).fill(0, 0, 1);
  const pixels = Buffer.concat(Array.from({ length: height }, () => row));
  const blocks = [
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: isCompressed ? 9 : 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return { name, mimeType: 'image/png', buffer: Buffer.concat(blocks) };
}

/** Chooses files in the open dialog for images, through the window of the browser. */
export async function chooseFiles({ page, hand, t }: Person, dialog: Locator, files: ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await hand.press(dialog.getByRole('button', { name: t('images:upload.choose', { count: 2 }), exact: true }));
  await (await chooser).setFiles(files);
  await expect(dialog.getByRole('listitem').or(dialog.getByRole('alert')).last()).toBeVisible();
}
