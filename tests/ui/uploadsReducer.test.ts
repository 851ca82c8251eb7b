import { describe, expect, it } from 'vitest';
import { Image } from '@/api/schema/entities';
import { noTexts } from '@/entities/image/imageTexts';
import { initialUploads, unsavedTexts, uploadsReducer, type UploadsAction } from '@/ui/images/uploadsReducer';

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

describe('an upload', () => {
  const begun = [accepted('boat.png'), { type: 'started', id: '1' }] as UploadsAction[];
  const only = (actions: UploadsAction[]) => after([...begun, ...actions]).uploads[0];

  it('goes from the file to its texts and is done', () => {
    expect(only([{ type: 'progressed', id: '1', share: 0.5 }])).toMatchObject({ phase: 'uploading', share: 0.5 });
    expect(only([{ type: 'uploaded', id: '1', image }])).toMatchObject({ phase: 'saving', image });
    expect(only([{ type: 'finished', id: '1', image }])).toMatchObject({ phase: 'done', image });
  });

  it('is ready again with its failure where the file has not arrived, and tells every failure from the one before', () => {
    const failed: UploadsAction = { type: 'failed', id: '1', image: null, failure: { kind: 'tooLarge' } };
    expect(only([failed])).toMatchObject({ phase: 'ready', failure: { kind: 'tooLarge' }, failureCount: 1 });
    expect(only([failed, { type: 'started', id: '1' }])).toMatchObject({ phase: 'uploading', failure: null });
    expect(only([failed, { type: 'started', id: '1' }, failed])).toMatchObject({ failureCount: 2 });
  });

  it('is ready again without a failure where it was cancelled', () => {
    expect(only([{ type: 'failed', id: '1', image: null, failure: { kind: 'aborted' } }])).toMatchObject({
      phase: 'ready',
      failure: null,
      failureCount: 0,
    });
  });

  it('sends only its texts again where they alone have failed', () => {
    const failed: UploadsAction[] = [
      { type: 'uploaded', id: '1', image },
      { type: 'failed', id: '1', image, failure: { kind: 'forbidden' } },
    ];
    expect(only(failed)).toMatchObject({ phase: 'uploaded', image });
    expect(only([...failed, { type: 'started', id: '1' }])).toMatchObject({ phase: 'saving', image, failure: null });
  });
});

describe('what is kept of a dialog', () => {
  const typed: UploadsAction[] = [accepted('boat.png'), accepted('house.png'), { type: 'typed', id: '1', texts: boat }];

  it('is what was typed, beside the texts of files that are still missing', () => {
    const state = after(typed, { 'tree.png': { alt: 'A tree' } });
    expect(unsavedTexts(state)).toEqual({ 'tree.png': { alt: 'A tree' }, 'boat.png': boat });
  });

  it('names every file that has not arrived, once sending has begun', () => {
    expect(unsavedTexts(after([...typed, { type: 'started', id: '1' }]))).toEqual({
      'boat.png': boat,
      'house.png': noTexts,
    });
    const sent: UploadsAction[] = [...typed, { type: 'started', id: '1' }, { type: 'finished', id: '1', image }];
    expect(unsavedTexts(after(sent))).toEqual({ 'house.png': noTexts });
  });

  it('is nothing once the dialog was cancelled', () => {
    expect(unsavedTexts(after([...typed, { type: 'discarded' }]))).toEqual({});
  });
});

describe('images of the library', () => {
  it('stay selected until they are attached', () => {
    const other = Image.parse({ id: 8 });
    const { selected } = after([
      { type: 'selected', images: [image, other] },
      { type: 'attached', id: '7' },
    ]);
    expect(selected).toEqual([other]);
  });
});
