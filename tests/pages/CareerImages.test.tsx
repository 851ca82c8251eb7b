import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { experience } from '@/api/endpoints/experience';
import { images } from '@/api/endpoints/images';
import { draftNames } from '@/platform/drafts';
import { cookies } from '../cookies';
import { arriveAt, render } from '../render';
import { fill, recordCalls } from './authForms';
import { dialog, findFold } from './careerWorld';
import { choose, dialog as imageDialog, library, picture, submit, useFilesOfNode } from './imageFiles';
import { loseAnswer } from './loseAnswer';
import { accountOf, experienceOf, fail, profileOf } from './profileWorld';

/* Logo and pictures that are chosen for a work experience before it is saved (EXP-04). */

useFilesOfNode();

const path = '/competenceprofile/experience';
const logoLabel = 'Logo des Unternehmens';
const galleryLabel = 'Bilder dieser Station';
const alt = /^Bildbeschreibung/;

/* By label and text: reading every role of a long page takes its time. */
const inGroup = { selector: '[role="group"]' };
const findGroup = (label: string) => screen.findByLabelText(label, inGroup);

async function openForm() {
  const profile = profileOf('paused');
  const view = await render(`/competence/${profile.id}`, { as: 'expert' });
  await findFold();
  await view.user.click(await screen.findByText('Berufserfahrung hinzufügen', { selector: 'button, button *' }));
  await dialog('Berufserfahrung hinzufügen');
  await findGroup(logoLabel);
  return { ...view, profile };
}

async function typeStation(user: UserEvent) {
  await fill(user, { Position: 'Bauleiterin', Unternehmen: 'Nordlicht Bau' });
  await user.click((await screen.findAllByRole('spinbutton'))[0] as HTMLElement);
  await user.keyboard('032020');
  await user.click(await screen.findByLabelText('Ich arbeite hier noch'));
}

const group = (label: string) => within(screen.getByLabelText(label, inGroup));
const addTo = (user: UserEvent, label: string) => user.click(group(label).getByText(/^Bild (?:hinzufügen|ändern)$/));
const shownIn = (label: string) =>
  group(label)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const dialogGone = (name: string) =>
  waitFor(() => expect(screen.queryByText(name, { selector: 'h2' })).not.toBeInTheDocument());

/** Chooses a file that waits for the entry. */
async function keep(user: UserEvent, label: string, name: string, text = '') {
  await addTo(user, label);
  const upload = await imageDialog(label);
  await choose(upload, [picture(name)]);
  if (text) await user.type(upload.getByLabelText(alt), text);
  await submit(user, upload, 'Übernehmen');
  await dialogGone(label);
}

const save = (user: UserEvent) => user.click(screen.getByText('Speichern', { selector: 'button, button *' }));
const added = () => mocks.world.table('experience').where(({ job_title }) => job_title === 'Bauleiterin');
const drawerGone = () => waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
const imageOf = (id: unknown) => library().find((image) => image.id === id);
const writesOf = (calls: readonly string[]) =>
  calls.filter((call) => !call.startsWith('GET')).map((call) => call.replaceAll(/\/\d+/g, '/:id'));

/** The page is closed; who comes next signs in anew. */
function leave() {
  cleanup();
  cookies.removeAll();
}

describe('images of a new work experience', () => {
  it('wait until it is saved, and are then uploaded and attached, each once', async () => {
    const { user, profile } = await openForm();
    await typeStation(user);
    const calls = recordCalls();
    await keep(user, logoLabel, 'logo.png', 'Ein Nordlicht');
    await keep(user, galleryLabel, 'baustelle.png');
    await addTo(user, galleryLabel);
    const chooser = await imageDialog(galleryLabel);
    await user.click(chooser.getByText('Aus der Mediathek'));
    await user.click(await chooser.findByLabelText('Werkstatt'));
    await submit(user, chooser, 'Bild übernehmen');
    await dialogGone(galleryLabel);
    expect(shownIn(logoLabel)).toEqual([expect.stringContaining('logo')]);
    expect(shownIn(galleryLabel)).toEqual([expect.stringContaining('baustelle'), expect.stringContaining('Werkstatt')]);
    expect(writesOf(calls)).toEqual([]);

    await save(user);
    await drawerGone();
    expect(writesOf(calls)).toEqual([
      `POST ${path}`,
      `PUT ${path}/setconnection/:id/:id`,
      `POST ${path}/:id/clogo-upload-attach`,
      'PATCH /images/:id',
      `POST ${path}/:id/image-gallery-upload-attach`,
      `POST ${path}/:id/image-gallery-attach`,
    ]);
    const [entry] = added();
    expect(added()).toHaveLength(1);
    expect(profile.experience_ids).toContain(entry?.id);
    expect(imageOf(entry?.logo_id)).toMatchObject({ name: 'logo', alt: 'Ein Nordlicht' });
    expect(entry?.image_ids.map((id) => imageOf(id)?.name)).toEqual(['baustelle', 'Werkstatt']);
    expect(draftNames(String(accountOf('expert').id))).toEqual([]);
  });

  it('are not sent where they were taken away again, or the logo changed', async () => {
    const { user } = await openForm();
    await typeStation(user);
    await keep(user, logoLabel, 'falsch.png');
    await keep(user, logoLabel, 'logo.png');
    await keep(user, galleryLabel, 'baustelle.png');
    await user.click(group(galleryLabel).getByLabelText('Mehr zu baustelle'));
    await user.click(await screen.findByRole('menuitem', { name: 'Entfernen' }));
    expect(shownIn(galleryLabel)).toEqual([]);
    await save(user);
    await drawerGone();
    expect(imageOf(added()[0]?.logo_id)?.name).toBe('logo');
    expect(added()[0]?.image_ids).toEqual([]);
    expect(library().map(({ name }) => name)).not.toContain('falsch');
  });

  it('that could not be uploaded are named in the open drawer, and sent alone by the next try', async () => {
    const { user } = await openForm();
    await typeStation(user);
    await keep(user, logoLabel, 'logo.png');
    await keep(user, galleryLabel, 'baustelle.png');
    fail(images.uploadExperienceLogo, 403);
    const calls = recordCalls();
    await save(user);
    const drawer = await dialog('Berufserfahrung bearbeiten');
    const alert = await drawer.findByRole('alert');
    expect(alert).toHaveTextContent('Die Berufserfahrung ist gespeichert, aber „logo.png“ fehlt noch.');
    expect(added()).toHaveLength(1);
    expect(drawer.getByLabelText('Position')).toHaveDisplayValue('Bauleiterin');
    expect(shownIn(galleryLabel)).toEqual([expect.stringContaining('baustelle')]);

    mockServer.resetHandlers();
    calls.length = 0;
    await user.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(drawer.queryByRole('alert')).not.toBeInTheDocument());
    expect(writesOf(calls)).toEqual([`POST ${path}/:id/clogo-upload-attach`]);
    expect(imageOf(added()[0]?.logo_id)?.name).toBe('logo');
    await waitFor(() => expect(shownIn(logoLabel)).toEqual([expect.stringContaining('logo')]));
    await user.click(drawer.getByText('Abbrechen'));
    await drawerGone();
    expect(added()).toHaveLength(1);
  });

  it('that could not be uploaded are sent by saving again too, which changes the entry', async () => {
    const { user } = await openForm();
    await typeStation(user);
    await keep(user, logoLabel, 'logo.png');
    fail(images.uploadExperienceLogo, 403);
    await save(user);
    await dialog('Berufserfahrung bearbeiten');
    await screen.findByText(/„logo\.png“ fehlt noch/);
    mockServer.resetHandlers();
    await fill(user, { Ort: 'Kiel' });
    await save(user);
    await drawerGone();
    expect(added()).toEqual([expect.objectContaining({ location: 'Kiel', logo_id: library().at(-1)?.id })]);
  });

  it('are uploaded once where the answer was lost', async () => {
    const { user } = await openForm();
    await typeStation(user);
    await keep(user, logoLabel, 'logo.png', 'Ein Nordlicht');
    const count = library().length;
    loseAnswer(images.uploadExperienceLogo);
    await save(user);
    await drawerGone();
    expect(library()).toHaveLength(count + 1);
    expect(imageOf(added()[0]?.logo_id)).toMatchObject({ name: 'logo', alt: 'Ein Nordlicht' });
  });

  it('whose texts could not be saved are uploaded once, and only the texts sent again', async () => {
    const { user } = await openForm();
    await typeStation(user);
    await keep(user, logoLabel, 'logo.png', 'Ein Nordlicht');
    fail(images.updateImage, 403);
    const calls = recordCalls();
    await save(user);
    const drawer = await dialog('Berufserfahrung bearbeiten');
    expect(await drawer.findByRole('alert')).toHaveTextContent('nur seine Angaben fehlen noch');
    // A second press on "save" meets what is missing, too.
    await save(user);
    await waitFor(() => expect(writesOf(calls).filter((call) => call === 'PATCH /images/:id')).toHaveLength(2));
    mockServer.resetHandlers();
    await user.click(await drawer.findByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(drawer.queryByRole('alert')).not.toBeInTheDocument());
    expect(imageOf(added()[0]?.logo_id)).toMatchObject({ name: 'logo', alt: 'Ein Nordlicht' });
    expect(calls.filter((call) => call.endsWith('/clogo-upload-attach'))).toHaveLength(1);
    expect(added()).toHaveLength(1);
  });

  it('wait on while the entry itself is refused', async () => {
    const { user } = await openForm();
    await typeStation(user);
    await keep(user, logoLabel, 'logo.png');
    fail(experience.createExperience, 422, { job_title: ['Zu kurz.'] });
    await save(user);
    expect(await screen.findByText('Zu kurz.')).toBeVisible();
    expect(shownIn(logoLabel)).toEqual([expect.stringContaining('logo')]);
    mockServer.resetHandlers();
    await save(user);
    await drawerGone();
    expect(added()).toHaveLength(1);
    expect(imageOf(added()[0]?.logo_id)?.name).toBe('logo');
  });

  it('are not let go of by closing the drawer, without being asked', async () => {
    const { user } = await openForm();
    await keep(user, logoLabel, 'logo.png', 'Ein Nordlicht');
    await user.click(screen.getByText('Abbrechen'));
    const question = await dialog('Ohne die gewählten Bilder schließen?');
    await user.click(question.getByText('Hier bleiben'));
    await dialogGone('Ohne die gewählten Bilder schließen?');
    expect(shownIn(logoLabel)).toEqual([expect.stringContaining('logo')]);
    await user.click(screen.getByText('Abbrechen'));
    await user.click((await dialog('Ohne die gewählten Bilder schließen?')).getByText('Schließen'));
    await drawerGone();

    await user.click(screen.getByText('Berufserfahrung hinzufügen', { selector: 'button, button *' }));
    await dialog('Berufserfahrung hinzufügen');
    expect(await screen.findByText(/^„logo\.png“ war noch nicht hochgeladen/)).toBeInTheDocument();
    expect(shownIn(logoLabel)).toEqual([]);
  });

  it('are named after a reload, with what was typed for them', async () => {
    const first = await openForm();
    await keep(first.user, logoLabel, 'logo.png', 'Ein Nordlicht');
    leave();
    const { user } = await openForm();
    expect(await screen.findByText(/^„logo\.png“ war noch nicht hochgeladen/)).toBeInTheDocument();
    await addTo(user, logoLabel);
    const upload = await imageDialog(logoLabel);
    await choose(upload, [picture('logo.png')]);
    expect(upload.getByLabelText(alt)).toHaveValue('Ein Nordlicht');
    await submit(user, upload, 'Übernehmen');
    await dialogGone(logoLabel);
    expect(screen.queryByText(/war noch nicht hochgeladen/)).not.toBeInTheDocument();
    await typeStation(user);
    await save(user);
    await drawerGone();
    expect(imageOf(added()[0]?.logo_id)).toMatchObject({ alt: 'Ein Nordlicht' });
  });

  it('that meet the end of the session are named in the entry, which is not offered again', async () => {
    const first = await openForm();
    await typeStation(first.user);
    await keep(first.user, logoLabel, 'logo.png');
    mockServer.use(
      mockEndpoint(images.uploadExperienceLogo, () => HttpResponse.json({ success: false }, { status: 401 })),
    );
    await save(first.user);
    await arriveAt(`/login?to=${encodeURIComponent(`/competence/${first.profile.id}`)}`);
    mockServer.resetHandlers();
    leave();

    const { user } = await render(`/competence/${first.profile.id}`, { as: 'expert' });
    await user.click(await screen.findByLabelText('Bauleiterin bearbeiten'));
    await dialog('Berufserfahrung bearbeiten');
    expect(await screen.findByText(/^„logo\.png“ war noch nicht hochgeladen/)).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('Wiederherstellen');
    expect(experienceOf('Bauleiterin').logo_id).toBeNull();
    expect(draftNames(String(accountOf('expert').id))).not.toContain('experience-new');
  });
});
