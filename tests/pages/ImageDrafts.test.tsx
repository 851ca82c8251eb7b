import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { images } from '@/api/endpoints/images';
import { draftNames } from '@/platform/drafts';
import { cookies } from '../cookies';
import { arriveAt, render } from '../render';
import { recordCalls } from './authForms';
import { claimOf } from './claimWorld';
import { choose, dialog, library, picture, submit, useFilesOfNode } from './imageFiles';
import { accountOf, fail } from './profileWorld';

useFilesOfNode();

// jsdom has no layout; a row that seems to have no height would let all others follow.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(160);
});

type Upload = Awaited<ReturnType<typeof dialog>>;

const drafts = () => draftNames(String(accountOf('expert').id));
const missing = 'war noch nicht hochgeladen. Wählen Sie die Datei noch einmal; Ihre Angaben sind da.';
const alt = /^Bildbeschreibung/;
const itemOf = (upload: Upload, name: string) => within(upload.getByRole('listitem', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());

/** The page is closed; who comes next signs in anew. */
function leave() {
  cleanup();
  cookies.removeAll();
}

async function openLibrary() {
  const view = await render('/user/images', { as: 'expert' });
  await screen.findByRole('list', { name: 'Mediathek' });
  return view;
}

async function openUpload(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Bilder hochladen' }));
  return await dialog('Bilder hochladen');
}

async function describeImage(user: UserEvent, upload: Upload, name: string, text: string) {
  const item = itemOf(upload, name);
  const unfold = item.queryByRole('button', { name: 'Angaben ergänzen' });
  if (unfold) await user.click(unfold);
  await user.type(item.getByLabelText(alt), text);
}

/** Two described files, of which the first meets the end of the session. */
async function uploadIntoExpiry() {
  const { user } = await openLibrary();
  const upload = await openUpload(user);
  await choose(upload, [picture('boot.png'), picture('haus.png')]);
  await describeImage(user, upload, 'boot.png', 'Ein Boot');
  await describeImage(user, upload, 'haus.png', 'Ein Haus');
  fail(images.uploadImage, 401);
  await submit(user, upload, '2 Bilder hochladen');
  await arriveAt('/login?to=%2Fuser%2Fimages');
  mockServer.resetHandlers();
}

describe('what was typed for images that are not uploaded yet (quality T33)', () => {
  it('is offered after a 401 and a new sign-in, and the missing files are named', async () => {
    const calls = recordCalls();
    await uploadIntoExpiry();
    expect(calls.filter((call) => call === 'POST /images')).toEqual(['POST /images']);
    leave();

    const { user } = await openLibrary();
    expect(await screen.findByText(/noch nicht hochgeladen/)).toHaveTextContent(/„boot\.png“.*„haus\.png“/);
    const upload = await openUpload(user);
    expect(upload.getByText(/noch nicht hochgeladen/)).toHaveTextContent(/„boot\.png“.*„haus\.png“/);
    await choose(upload, [picture('haus.png')]);
    expect(itemOf(upload, 'haus.png').getByLabelText(alt)).toHaveValue('Ein Haus');
    expect(upload.getByText(`„boot.png“ ${missing}`)).toBeVisible();
    await submit(user, upload);
    await closed();
    expect(library().at(-1)).toMatchObject({ name: 'haus', alt: 'Ein Haus' });
    expect(await screen.findByText(`„boot.png“ ${missing}`)).toBeVisible();

    const again = await openUpload(user);
    await choose(again, [picture('boot.png')]);
    await submit(user, again);
    await closed();
    expect(library().at(-1)).toMatchObject({ name: 'boot', alt: 'Ein Boot' });
    expect(screen.queryByText(/noch nicht hochgeladen/)).not.toBeInTheDocument();
    expect(drafts()).toEqual([]);
  });

  it('is offered to nobody else', async () => {
    await uploadIntoExpiry();
    leave();
    await render('/user/images', { as: 'new' });
    expect(await screen.findByText('Ihre Mediathek ist noch leer')).toBeVisible();
    expect(screen.queryByText(/noch nicht hochgeladen/)).not.toBeInTheDocument();
  });

  it('survives a reload while it is typed, and goes with "Abbrechen"', async () => {
    const first = await openLibrary();
    const typing = await openUpload(first.user);
    await choose(typing, [picture('boot.png')]);
    await describeImage(first.user, typing, 'boot.png', 'Ein Boot');
    leave();

    const { user } = await openLibrary();
    const upload = await openUpload(user);
    await choose(upload, [picture('boot.png')]);
    expect(itemOf(upload, 'boot.png').getByLabelText(alt)).toHaveValue('Ein Boot');
    await user.click(upload.getByText('Abbrechen'));
    await closed();
    expect(screen.queryByText(/noch nicht hochgeladen/)).not.toBeInTheDocument();
    expect(drafts()).toEqual([]);
  });

  it('belongs to one file: another one of its name begins without', async () => {
    const { user } = await openLibrary();
    const upload = await openUpload(user);
    await choose(upload, [picture('image.png')]);
    await describeImage(user, upload, 'image.png', 'Ein Boot');
    await choose(upload, [picture('image.png')]);
    await waitFor(() => expect(upload.getAllByRole('listitem')).toHaveLength(2));
    const values = upload.getAllByLabelText(alt).map((field) => (field as HTMLInputElement).value);
    expect(values).toEqual(['Ein Boot', '']);
  });

  it('is kept with the image once that has arrived', async () => {
    const first = await openLibrary();
    const typing = await openUpload(first.user);
    await choose(typing, [picture('boot.png')]);
    await describeImage(first.user, typing, 'boot.png', 'Ein Boot');
    mockServer.use(mockEndpoint(images.updateImage, () => HttpResponse.json({ success: false }, { status: 401 })));
    await submit(first.user, typing);
    await arriveAt('/login?to=%2Fuser%2Fimages');
    mockServer.resetHandlers();
    leave();

    const { user } = await openLibrary();
    expect(screen.queryByText(/noch nicht hochgeladen/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'boot öffnen' }));
    const texts = await dialog('Angaben zum Bild');
    await user.click(await texts.findByRole('button', { name: 'Wiederherstellen' }));
    expect(texts.getByLabelText(alt)).toHaveValue('Ein Boot');
    expect(texts.getByLabelText(/^Name/)).toHaveValue('boot');
  });

  it('of a short answer is waited for where it belongs', async () => {
    const { id } = claimOf('ready');
    const first = await render(`/competence/claim/${id}`, { as: 'expert' });
    await first.user.click(await screen.findByRole('button', { name: /^Bild (?:hinzufügen|ändern)/ }));
    const typing = await dialog(/^Bilder? (hinzufügen|ändern)|^Bilder zur/);
    await choose(typing, [picture('boot.png')]);
    await describeImage(first.user, typing, 'boot.png', 'Ein Boot');
    leave();
    await render(`/competence/claim/${id}`, { as: 'expert' });
    expect(await screen.findByText(`„boot.png“ ${missing}`)).toBeVisible();
  });
});
