import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mocks, mockServer } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { experience } from '@/api/endpoints/experience';
import { images } from '@/api/endpoints/images';
import { profiles } from '@/api/endpoints/profiles';
import { render } from '../render';
import { recordBodies, recordCalls } from './authForms';
import { choose, dialog, library, picture, submit, useFilesOfNode } from './imageFiles';
import { loseAnswer, losses } from './loseAnswer';
import { experienceOf, fail, profileOf, type ProfileName } from './profileWorld';

useFilesOfNode();

const closed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name, hidden: true })).not.toBeInTheDocument());

async function open(name: ProfileName = 'published') {
  const profile = profileOf(name);
  const view = await render(`/competence/${profile.id}`, { as: 'expert' });
  await screen.findByLabelText(/^Foto (?:ändern|hinzufügen)$/);
  return { ...view, profile };
}

async function openPhoto(name?: ProfileName) {
  const view = await open(name);
  await view.user.click(screen.getByLabelText(/^Foto (?:ändern|hinzufügen)$/));
  if (view.profile.picture_id !== null)
    await view.user.click(await screen.findByRole('menuitem', { name: 'Foto ändern' }));
  return { ...view, photo: await dialog('Profilfoto') };
}

describe('the photo of a profile (PRO-17)', () => {
  it('is uploaded with what is said about it, and shown in the list of profiles', async () => {
    const calls = recordCalls();
    const { user, photo, profile, router } = await openPhoto();
    await choose(photo, [picture('portrait.png')]);
    await user.type(photo.getByLabelText(/^Bildbeschreibung/), 'Anna Bergmann');
    await user.dblClick(photo.getByText('Hochladen und veröffentlichen', { selector: '.MuiDialogActions-root *' }));
    await closed('Profilfoto');
    const added = library().at(-1);
    expect(added).toMatchObject({ name: 'portrait', alt: 'Anna Bergmann' });
    expect(profile.picture_id).toBe(added?.id);
    expect(calls.filter((call) => call.endsWith('/image-upload-attach-profile'))).toHaveLength(1);
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Anna Bergmann' })).toHaveAttribute('src', added?.source),
    );
    await router.navigate('/competence/profiles');
    await waitFor(() => expect(document.querySelectorAll(`main img[src="${added?.source}"]`)).toHaveLength(1));
  });

  it('is chosen by keyboard: what was chosen is said and has the focus, as has the button once it is removed', async () => {
    const { user, photo } = await openPhoto();
    photo.getByRole('button', { name: 'Datei auswählen' }).focus();
    await choose(photo, [picture('portrait.png')]);
    expect(photo.getByRole('listitem', { name: 'portrait.png' })).toHaveFocus();
    const said = photo.getByText('„portrait.png“ ist ausgewählt.');
    expect(said).toHaveAttribute('role', 'status');
    await user.click(photo.getByRole('button', { name: 'portrait.png nicht hochladen' }));
    expect(photo.getByRole('button', { name: 'Datei auswählen' })).toHaveFocus();
    expect(said).toBeEmptyDOMElement();
  });

  it('is taken from the library', async () => {
    const { user, photo, profile } = await openPhoto();
    const bodies = recordBodies(`/competenceprofile/${profile.id}/image-attach-profile`);
    await user.click(photo.getByRole('button', { name: 'Aus der Mediathek' }));
    await submit(user, photo, 'Bild übernehmen und veröffentlichen');
    expect(await photo.findByText('Bitte wählen Sie zuerst ein Bild.')).toBeVisible();
    const chosen = library().find(({ id }) => id !== profile.picture_id);
    await user.click((await photo.findAllByRole('button', { name: chosen?.name ?? '' }))[0] as HTMLElement);
    fail(profiles.attachPicture, 422, { image: ['Dieses Bild ist zu klein.'] });
    await submit(user, photo, 'Bild übernehmen und veröffentlichen');
    expect(await photo.findByRole('alert')).toBeVisible();
    mockServer.resetHandlers();
    await submit(user, photo, 'Bild übernehmen und veröffentlichen');
    await closed('Profilfoto');
    expect(bodies).toEqual([{ image: chosen?.id }, { image: chosen?.id }]);
    expect(profile.picture_id).toBe(chosen?.id);
  });

  it('is taken away unless that is taken back, and invites to add one', async () => {
    const { user, profile } = await open();
    const calls = recordCalls();
    const remove = async () => {
      await user.click(screen.getByLabelText('Foto ändern'));
      await user.click(await screen.findByRole('menuitem', { name: 'Foto entfernen' }));
      expect(await screen.findByLabelText('Foto hinzufügen, AB')).toBeVisible();
    };
    await remove();
    await user.click(await screen.findByText('Rückgängig'));
    expect(await screen.findByLabelText('Foto ändern')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    fail(profiles.detachPicture);
    await remove();
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    expect(await screen.findByText('Das Bild konnte nicht entfernt werden.')).toBeVisible();
    expect(await screen.findByLabelText('Foto ändern')).toBeVisible();
    mockServer.resetHandlers();
    await remove();
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    await waitFor(() => expect(profile.picture_id).toBeNull());
  });

  it.each(Object.keys(losses) as (keyof typeof losses)[])(
    'is looked for where its answer was lost (%s, D-66)',
    async (how) => {
      const { user, photo, profile } = await openPhoto();
      const before = profile.picture_id;
      await choose(photo, [picture(`portrait-${how}.png`)]);
      const calls = recordCalls();
      loseAnswer(images.uploadProfilePicture, { how });
      await submit(user, photo);
      await closed('Profilfoto');
      expect(profile.picture_id).not.toBe(before);
      expect(calls.filter((call) => call.endsWith('/image-upload-attach-profile'))).toHaveLength(1);
    },
  );

  it('is described on a server that answers documented fields only', async () => {
    setScenario(mocks, { responses: 'plain' });
    const { user, photo } = await openPhoto();
    await choose(photo, [picture('schlicht.png')]);
    await user.type(photo.getByLabelText(/^Bildbeschreibung/), 'Anna');
    await submit(user, photo);
    await closed('Profilfoto');
    expect(library().at(-1)).toMatchObject({ name: 'schlicht', alt: 'Anna' });
  });
});

describe('logo and gallery of a work experience (EXP-04)', () => {
  const entry = () => experienceOf('Inhaberin und Planerin');

  async function openDrawer() {
    const view = await open('priority');
    await view.user.click(screen.getByLabelText('Inhaberin und Planerin bearbeiten'));
    return view;
  }
  const group = async (name: string) => within(await screen.findByRole('group', { name }));
  const upload = async (user: UserEvent, name: string, label: string, files: File[]) => {
    await user.click((await group(name)).getByRole('button', { name: label }));
    const open = await dialog(name);
    await choose(open, files);
    await submit(user, open, /hochladen und veröffentlichen$/i);
    await closed(name);
  };

  it('changes the logo, which the card shows', async () => {
    const { user } = await openDrawer();
    await upload(user, 'Logo des Unternehmens', 'Bild ändern', [picture('logo.png')]);
    const added = library().at(-1);
    expect(entry().logo_id).toBe(added?.id);
    await waitFor(() => expect(document.querySelectorAll(`main img[src="${added?.source}"]`)).toHaveLength(1));
  });

  it('adds several to the gallery, and looks for the one whose answer was lost', async () => {
    const { user } = await openDrawer();
    const before = entry().image_ids.length;
    const calls = recordCalls();
    loseAnswer(images.uploadExperienceImage);
    await upload(user, 'Bilder dieser Station', 'Bild hinzufügen', [picture('eins.png'), picture('zwei.png')]);
    expect(entry().image_ids).toHaveLength(before + 2);
    expect(calls.filter((call) => call.endsWith('/image-gallery-upload-attach'))).toHaveLength(2);
    expect(await (await group('Bilder dieser Station')).findByRole('button', { name: 'zwei öffnen' })).toBeVisible();
  });

  it('takes images of the library and gives them back, and shows changed texts', async () => {
    const { user } = await openDrawer();
    const gallery = await group('Bilder dieser Station');
    await user.click(gallery.getByRole('button', { name: 'Bild hinzufügen' }));
    const open = await dialog('Bilder dieser Station');
    await user.click(open.getByRole('button', { name: 'Aus der Mediathek' }));
    await user.click(await open.findByRole('button', { name: 'Werkstatt' }));
    await submit(user, open, 'Bild übernehmen und veröffentlichen');
    await closed('Bilder dieser Station');
    const workshop = library().find(({ name }) => name === 'Werkstatt');
    expect(entry().image_ids).toContain(workshop?.id);

    await user.click(await gallery.findByRole('button', { name: 'Werkstatt öffnen' }));
    const texts = await dialog('Angaben zum Bild');
    const name = texts.getByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'Unsere Werkstatt');
    await user.click(texts.getByRole('button', { name: 'Speichern und veröffentlichen' }));
    await user.click(await gallery.findByRole('button', { name: 'Mehr zu Unsere Werkstatt' }));
    loseAnswer(experience.detachImage);
    await user.click(await screen.findByRole('menuitem', { name: 'Entfernen' }));
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    await waitFor(() => expect(entry().image_ids).not.toContain(workshop?.id));
    expect(gallery.queryByRole('button', { name: 'Unsere Werkstatt öffnen' })).not.toBeInTheDocument();
  });
});
