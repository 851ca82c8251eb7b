import { failField } from '../fail';
import type { AccountRecord, ImageRecord } from './records';
import type { World } from './world';

/** The picture types that are taken, by the bytes a file of each begins with; `.` stands for any byte. */
const signatures: readonly (readonly [type: string, begins: RegExp])[] = [
  ['image/jpeg', /^\xFF\xD8\xFF/],
  ['image/png', /^\x89PNG\r\n\x1A\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
];

/** Puts an uploaded file into the account's library; 422 unless it is a picture by its bytes, whatever its name says. */
export async function storeUpload(world: World, account: AccountRecord, file: File): Promise<ImageRecord> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const beginning = String.fromCharCode(...bytes.subarray(0, 16));
  const type = signatures.find(([, begins]) => begins.test(beginning))?.[0];
  if (!type) throw failField('image', 'Nur JPEG, PNG, WebP und GIF sind erlaubt.');
  return addImage(world, account, `data:${type};base64,${base64(bytes)}`, file.name.replace(/\.\w+$/, ''));
}

/** Adds a picture to the library; `source` is a `data:` address. */
export function addImage(
  world: World,
  account: AccountRecord,
  source: string,
  name: string,
  texts: Partial<Pick<ImageRecord, 'alt' | 'description' | 'label' | 'author' | 'show_copyright'>> = {},
): ImageRecord {
  return world.table('images').add({
    uuid: world.random.uuid(),
    account_id: account.id,
    source,
    name,
    label: '',
    description: '',
    alt: '',
    author: '',
    show_copyright: false,
    created_at: world.stamp(),
    ...texts,
  });
}

/** One of the account's own pictures, for the calls that attach or detach; 422 for any other. */
export function chosenImage(world: World, account: AccountRecord, id: number | string): ImageRecord {
  const image = world.table('images').get(id);
  if (!image || image.account_id !== account.id) throw failField('image', 'Dieses Bild gibt es nicht.');
  return image;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(text);
}
