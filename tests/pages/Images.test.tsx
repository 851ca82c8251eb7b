import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { images } from '@/api/endpoints/images';
import { fetchImages } from '@/entities/image/imagesSlice';
import { hostileFiles } from '../domain/hostileImages';
import { render } from '../render';
import { findErrorSummary, findRefusal, queryErrorSummary, recordBodies, recordCalls } from './authForms';
import { choose, dialog, library, picture, submit, useFilesOfNode } from './imageFiles';
import { loseAnswer, losses, notSaved, perhapsSaved, reconnect } from './loseAnswer';
import { experienceOf, fail } from './profileWorld';

useFilesOfNode();

// jsdom has no layout; a row that seems to have no height would let all others follow.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(160);
});

async function open() {
  const view = await render('/user/images', { as: 'expert' });
  await screen.findByRole('list', { name: 'Mediathek' });
  return view;
}

async function openUpload() {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: 'Bilder hochladen' }));
  return { ...view, upload: await dialog('Bilder hochladen') };
}

const uploads = (calls: readonly string[]) => calls.filter((call) => call === 'POST /images');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());

describe('the media library (IMG-01, IMG-03)', () => {
  it('has a row of the menu, which is marked while it is open', async () => {
    const { user } = await render('/dashboard', { as: 'expert' });
    const row = async () =>
      (await within(screen.getByRole('navigation')).findByText('Mediathek')).closest('a') as HTMLElement;
    expect(await row()).not.toHaveAttribute('aria-current');
    await user.click(await row());
    expect(await screen.findByRole('heading', { level: 1, name: 'Mediathek' })).toBeVisible();
    expect(await row()).toHaveAttribute('aria-current', 'page');
  });

  it('finds images by what is said with them', async () => {
    const { user } = await open();
    const sought = library()[3];
    await user.type(screen.getByRole('searchbox'), sought?.name.slice(0, 12) ?? '');
    expect(await screen.findByRole('button', { name: `${sought?.name} öffnen` })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'gibt es nicht');
    expect(await screen.findByText('Kein Bild passt zu Ihrer Suche.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Suche leeren' }));
    expect(await screen.findByText(`${library().length} Bilder`)).toBeVisible();
  });

  it('says what shows an image, and never that nothing does', async () => {
    const logo = mocks.world.table('images').get(experienceOf('Inhaberin und Planerin').logo_id);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: `${logo?.name} öffnen` }));
    const known = await dialog('Angaben zum Bild');
    expect(await known.findByText('Berufserfahrung: Inhaberin und Planerin')).toBeVisible();
    await user.click(known.getByRole('button', { name: 'Abbrechen' }));
    await closed();
    expect(screen.queryByText(/unbenutzt|nicht verwendet|nicht bekannt/i)).not.toBeInTheDocument();
  });

  it('changes the texts of an image, and shows a refusal at its field', async () => {
    const [image] = library().toReversed();
    const bodies = recordBodies(`/images/${image?.id}`);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: `${image?.name} öffnen` }));
    const texts = await dialog('Angaben zum Bild');
    fail(images.updateImage, 422, { author: ['Diese Lizenz kennen wir nicht.'] });
    const author = texts.getByLabelText(/^Quelle oder Lizenz/);
    await user.clear(author);
    await user.type(author, 'CC BY 4.0');
    await user.click(texts.getByRole('checkbox', { name: 'Quelle beim Bild anzeigen' }));
    await user.dblClick(texts.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(author).toHaveAccessibleDescription(/Diese Lizenz kennen wir nicht\./));
    mockServer.resetHandlers();
    await user.click(texts.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Angaben zum Bild gespeichert')).toBeVisible();
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toMatchObject({ author: 'CC BY 4.0', show_copyright: true, name: image?.name });
    expect(image).toMatchObject({ author: 'CC BY 4.0', show_copyright: true });
  });

  it('keeps texts that were not saved as a draft', async () => {
    const [image] = library().toReversed();
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: `${image?.name} öffnen` }));
    const field = (await dialog('Angaben zum Bild')).getByLabelText(/^Bildunterschrift/);
    await user.clear(field);
    await user.type(field, 'Am See');
    await act(() => router.navigate('/competence/profiles'));
    await act(() => router.navigate('/user/images'));
    await user.click(await screen.findByRole('button', { name: `${image?.name} öffnen` }));
    const texts = await dialog('Angaben zum Bild');
    await user.click(await texts.findByRole('button', { name: 'Wiederherstellen' }));
    expect(texts.getByLabelText(/^Bildunterschrift/)).toHaveValue('Am See');
  });

  it('deletes an image by its uuid once it can no longer be taken back (D-42)', async () => {
    const [image] = library().toReversed();
    const calls = recordCalls();
    const { user } = await open();
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: `Mehr zu ${image?.name}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: `${image?.name} öffnen` })).toBeNull());
    };
    await remove();
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await screen.findByRole('button', { name: `${image?.name} öffnen` });
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await remove();
    await user.click(await screen.findByRole('button', { name: 'Ohne Rückgängig schließen' }));
    await waitFor(() => expect(calls).toContain(`DELETE /images/${image?.uuid}`));
    await waitFor(() => expect(library()).not.toContain(image));
  });

  it('invites to upload where it is empty', async () => {
    await render('/user/images', { as: 'new' });
    expect(await screen.findByText('Ihre Mediathek ist noch leer')).toBeVisible();
  });

  it('stays empty, with its one button, while it is read again', async () => {
    const { store } = await render('/user/images', { as: 'new' });
    await screen.findByText('Ihre Mediathek ist noch leer');
    let running: PromiseLike<unknown> | undefined;
    act(() => {
      running = store.dispatch(fetchImages());
    });
    expect(screen.getByText('Ihre Mediathek ist noch leer')).toBeVisible();
    expect(await screen.findAllByRole('button', { name: 'Bilder hochladen' })).toHaveLength(1);
    await act(async () => void (await running));
    expect(screen.getAllByRole('button', { name: 'Bilder hochladen' })).toHaveLength(1);
  });

  it('takes several first images at once, by the one button that it has while it is empty', async () => {
    const calls = recordCalls();
    const { user } = await render('/user/images', { as: 'new' });
    await screen.findByText('Ihre Mediathek ist noch leer');
    await user.click(await screen.findByRole('button', { name: 'Bilder hochladen' }));
    const upload = await dialog('Bilder hochladen');
    await choose(upload, [picture('eins.png'), picture('zwei.png')]);
    await submit(user, upload, '2 Bilder hochladen');
    await closed();
    expect(uploads(calls)).toHaveLength(2);
    expect(await screen.findByText('2 Bilder')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bilder hochladen' })).toBeVisible();
  });

  it('offers to read again what failed', async () => {
    fail(images.listImages);
    const view = await render('/user/images', { as: 'expert' });
    expect(await findRefusal()).toHaveTextContent('Das ließ sich nicht laden.');
    mockServer.resetHandlers();
    await view.user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('list', { name: 'Mediathek' })).toBeVisible();
  });

  it('draws of thousands of images what is visible', async () => {
    const [image] = library();
    if (!image) throw new Error('no image');
    const { id: _id, ...fields } = image;
    for (let index = library().length; index < 5000; index += 1) mocks.world.table('images').add({ ...fields });
    await open();
    const cards = () => within(screen.getByRole('list', { name: 'Mediathek' })).getAllByRole('listitem');
    await waitFor(() => expect(cards()[0]).toHaveAttribute('aria-setsize', '5000'));
    expect(cards().length).toBeLessThan(100);
    expect(cards()[1]).toHaveAttribute('aria-posinset', '2');
  });
});

describe('uploading (IMG-04, quality G19)', () => {
  it('refuses each of the hostile files with a sentence and without a request', async () => {
    const calls = recordCalls();
    const { user, upload } = await openUpload();
    expect(hostileFiles.length).toBeGreaterThanOrEqual(25);
    await choose(
      upload,
      hostileFiles.map(({ name, content }) => picture(name, content)),
    );
    const alert = await upload.findByRole('alert');
    const reasons = {
      empty: 'Die Datei ist leer.',
      wrongType: 'Nur JPEG, PNG, WebP und GIF sind möglich.',
      broken: 'Die Datei ist beschädigt oder unvollständig.',
      tooBig: 'Das Bild ist zu groß (über 10 MB).',
      tooManyPixels: 'Das Bild hat zu viele Bildpunkte (über 50 Millionen).',
    };
    for (const { name, verdict } of hostileFiles) expect(alert).toHaveTextContent(`„${name}“: ${reasons[verdict]}`);
    await submit(user, upload);
    expect(await upload.findByText('Bitte wählen Sie zuerst eine Datei aus.')).toBeVisible();
    expect(uploads(calls)).toEqual([]);
  });

  it('does not ask for a file while the chosen one is still read', async () => {
    const calls = recordCalls();
    let release: () => void = () => undefined;
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise((done) => (release = done)));
    const { user, upload } = await openUpload();
    const input = upload.getByLabelText('Dateien auswählen', { selector: 'input' });
    fireEvent.change(input, { target: { files: [picture('gross.png')] } });
    await submit(user, upload);
    expect(upload.queryByText('Bitte wählen Sie zuerst eine Datei aus.')).not.toBeInTheDocument();
    release();
    expect(await upload.findByRole('listitem', { name: 'gross.png' })).toBeVisible();
    await submit(user, upload);
    await waitFor(() => expect(uploads(calls)).toHaveLength(1));
  });

  it('refuses what the browser cannot draw', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('cannot'));
    const { upload } = await openUpload();
    await choose(upload, [picture('seltsam.png')]);
    expect(await upload.findByRole('alert')).toHaveTextContent('beschädigt');
  });

  it('takes dropped and pasted files, sends one after the other, and what is said with them', async () => {
    const calls = recordCalls();
    const { user, upload } = await openUpload();
    const surface = screen.getByRole('dialog');
    fireEvent.drop(surface, { dataTransfer: { files: [picture('erstes.png')] } });
    await upload.findByText('erstes.png');
    fireEvent.paste(surface, { clipboardData: { files: [picture('zweites.png')] } });
    const second = within((await upload.findByText('zweites.png')).closest('li') as HTMLElement);
    await user.click(second.getByRole('button', { name: 'Angaben ergänzen' }));
    await user.type(second.getByLabelText(/^Bildbeschreibung/), 'Ein Boot');
    await user.dblClick(upload.getByText('2 Bilder hochladen'));
    await closed();
    expect(uploads(calls)).toHaveLength(2);
    const [last, first] = library().toReversed();
    expect(first).toMatchObject({ name: 'erstes', alt: '' });
    expect(last).toMatchObject({ name: 'zweites', alt: 'Ein Boot' });
    expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([`PATCH /images/${last?.id}`]);
    expect(await screen.findByRole('button', { name: 'zweites öffnen' })).toBeVisible();
  });

  it('sends only the texts again where the picture has arrived', async () => {
    const calls = recordCalls();
    const { user, upload } = await openUpload();
    await choose(upload, [picture('boot.png')]);
    await user.type(upload.getByLabelText(/^Bildbeschreibung/), 'Ein Boot');
    fail(images.updateImage, 422, { alt: ['Bitte genauer.'] });
    await submit(user, upload);
    await waitFor(() =>
      expect(upload.getByLabelText(/^Bildbeschreibung/)).toHaveAccessibleDescription(/Bitte genauer\./),
    );
    mockServer.resetHandlers();
    await submit(user, upload);
    await closed();
    expect(uploads(calls)).toHaveLength(1);
    expect(library().at(-1)).toMatchObject({ name: 'boot', alt: 'Ein Boot' });
  });

  it('shows why the picture was refused, and keeps what was typed', async () => {
    const { user, upload } = await openUpload();
    await choose(upload, [picture('boot.png')]);
    await user.type(upload.getByLabelText(/^Bildunterschrift/), 'Am See');
    fail(images.uploadImage, 422, { image: ['Das Bild ist zu klein.'] });
    await submit(user, upload);
    expect(await findErrorSummary(upload)).toHaveTextContent('Das Bild ist zu klein.');
    expect(upload.getByLabelText(/^Bildunterschrift/)).toHaveValue('Am See');
  });

  it.each(Object.keys(losses) as (keyof typeof losses)[])(
    'looks for a picture whose answer was lost (%s, D-66)',
    async (how) => {
      const calls = recordCalls();
      const before = library().length;
      const { user, upload } = await openUpload();
      await choose(upload, [picture(`verloren-${how}.png`)]);
      loseAnswer(images.uploadImage, { how });
      await submit(user, upload);
      await closed();
      expect(uploads(calls)).toHaveLength(1);
      expect(library()).toHaveLength(before + 1);
    },
  );

  it('reads before it sends again', async () => {
    const calls = recordCalls();
    const { user, upload } = await openUpload();
    await choose(upload, [picture('zweimal.png')]);
    loseAnswer(images.uploadImage, { offline: true });
    await submit(user, upload);
    expect(await upload.findByText(perhapsSaved)).toBeVisible();
    reconnect();
    await submit(user, upload);
    await closed();
    expect(uploads(calls)).toHaveLength(1);
  });

  it('says so where the picture has not arrived', async () => {
    const { user, upload } = await openUpload();
    await choose(upload, [picture('weg.png')]);
    mockServer.use(mockEndpoint(images.uploadImage, () => HttpResponse.error()));
    await submit(user, upload);
    expect(await upload.findByText(notSaved)).toBeVisible();
  });

  it('is cancelled file by file', async () => {
    const { user, upload } = await openUpload();
    await choose(upload, [picture('lang.png')]);
    mockServer.use(mockEndpoint(images.uploadImage, () => new Promise<never>(() => undefined)));
    await submit(user, upload);
    expect(await upload.findByRole('progressbar', { name: 'lang.png wird hochgeladen' })).toBeVisible();
    const item = within(upload.getByRole('listitem', { name: 'lang.png' }));
    await user.click(item.getByRole('button', { name: 'Abbrechen' }));
    expect(await item.findByRole('button', { name: 'lang.png nicht hochladen' })).toBeVisible();
    expect(queryErrorSummary(upload)).toBeNull();
  });

  it('describes what it has uploaded to a server that does not name it', async () => {
    setScenario(mocks, { responses: 'plain' });
    const { user, upload } = await openUpload();
    await choose(upload, [picture('schlicht.png')]);
    await user.type(upload.getByLabelText(/^Bildbeschreibung/), 'Ein Haus');
    await submit(user, upload);
    await closed();
    expect(library().at(-1)).toMatchObject({ name: 'schlicht', alt: 'Ein Haus' });
  });
});
