import { describe, expect, it } from 'vitest';
import { Image } from '@/api/schema/entities';
import { noTexts } from '@/entities/image/imagesSlice';
import {
  initialUploads,
  unsavedTexts,
  uploadsReducer,
  type Upload,
  type UploadsAction,
} from '@/ui/images/uploadsReducer';

const imageFile = (name: string) => ({
  file: new File(['x'], name, { type: 'image/png' }),
  facts: { type: 'image/png', width: 4, height: 4, isAnimated: false, hasMetadata: false, end: 1 } as const,
  url: `blob:${name}`,
});
const accepted = (name: string): UploadsAction => ({ type: 'fileAccepted', file: imageFile(name), crop: null });
const chosen: UploadsAction = { type: 'filesChosen', isMultiple: true };
const after = (actions: UploadsAction[], missing = {}) => actions.reduce(uploadsReducer, initialUploads(missing));
const image = Image.parse({ id: 7, name: 'boat' });
const boat = { ...noTexts, alt: 'A boat' };

describe('the files of an upload dialog', () => {
  it('get ids of their own, and those before them stay', () => {
    const { uploads, refused } = after([
      chosen,
      accepted('one.png'),
      { type: 'fileRefused', name: 'two.txt', problem: 'wrongType' },
      accepted('one.png'),
    ]);
    expect(uploads.map(({ id, phase }) => [id, phase])).toEqual([
      ['1', 'ready'],
      ['3', 'ready'],
    ]);
    expect(refused).toEqual([{ id: '2', name: 'two.txt', problem: 'wrongType' }]);
  });

  it('are replaced by the next one where there may be one alone', () => {
    const { uploads } = after([accepted('one.png'), { type: 'filesChosen', isMultiple: false }, accepted('two.png')]);
    expect(uploads.map(({ file }) => file.name)).toEqual(['two.png']);
  });

  it('take up the texts that were kept for a file of their name, once', () => {
    const { uploads, missing } = after([accepted('boat.png'), accepted('boat.png')], {
      'boat.png': { alt: 'A boat' },
      'house.png': { alt: 'A house' },
    });
    expect(uploads.map(({ texts }) => texts.alt)).toEqual(['A boat', '']);
    expect(missing).toEqual({ 'house.png': { alt: 'A house' } });
  });
});

describe('what is kept of a dialog', () => {
  const change = (values: Partial<Upload>): UploadsAction => ({ type: 'uploadChanged', id: '1', values });
  const typed: UploadsAction[] = [accepted('boat.png'), accepted('house.png'), change({ texts: boat })];

  it('is what was typed, beside the texts of files that are still missing', () => {
    const state = after(typed, { 'tree.png': { alt: 'A tree' } });
    expect(unsavedTexts(state)).toEqual({ 'tree.png': { alt: 'A tree' }, 'boat.png': boat });
  });

  it('names every file that has not arrived, once sending has begun', () => {
    expect(unsavedTexts(after([...typed, change({ phase: 'uploading' })]))).toEqual({
      'boat.png': boat,
      'house.png': noTexts,
    });
    const sent: UploadsAction[] = [...typed, change({ phase: 'done', image })];
    expect(unsavedTexts(after(sent))).toEqual({ 'house.png': noTexts });
  });

  it('is nothing once the dialog was cancelled', () => {
    expect(unsavedTexts(after([...typed, { type: 'changed', values: { isDiscarded: true } }]))).toEqual({});
  });
});

describe('images of the library', () => {
  it('stay selected until they are attached', () => {
    const other = Image.parse({ id: 8 });
    const { selected } = after([
      { type: 'changed', values: { selected: [image, other] } },
      { type: 'attached', id: '7' },
    ]);
    expect(selected).toEqual([other]);
  });
});
