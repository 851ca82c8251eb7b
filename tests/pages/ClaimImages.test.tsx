import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mocks, mockServer } from '@mocks/node';
import { setScenario } from '@mocks/server';
import type { Endpoint } from '@/api/endpoint';
import { claims } from '@/api/endpoints/claims';
import { images } from '@/api/endpoints/images';
import { longAnswers } from '@/api/endpoints/longAnswers';
import { render } from '../render';
import { recordBodies, recordCalls } from './authForms';
import { claimOf, openSection, refuseCall } from './claimWorld';
import { choose, dialog, library, picture, submit, useFilesOfNode } from './imageFiles';
import { loseAnswer, losses } from './loseAnswer';

useFilesOfNode();

const ways = Object.keys(losses) as (keyof typeof losses)[];

function firstAnswer() {
  const { id } = claimOf('published');
  const found = mocks.world.table('longAnswers').find(({ claim_id, order }) => claim_id === id && order === 1);
  if (!found) throw new Error('no long answer');
  return found;
}

interface Target {
  /** Name of the group of images. */
  name: string;
  open: (user: UserEvent) => Promise<void>;
  /** Ids of the images, as the mock server holds them. */
  held: () => number[];
  path: () => string;
  upload: Endpoint;
  attach: Endpoint;
  detach: Endpoint;
}

const targets: [string, Target][] = [
  [
    'short answer (CLS-03)',
    {
      name: 'Bilder zur Kurzantwort',
      open: () => Promise.resolve(),
      held: () => claimOf('published').short_answer_image_ids,
      path: () => `/claims/${claimOf('published').id}/images-`,
      upload: images.uploadShortAnswerImage,
      attach: claims.attachShortAnswerImage,
      detach: claims.detachShortAnswerImage,
    },
  ],
  [
    'long answer (CLS-10)',
    {
      name: 'Bilder zur Antwort',
      open: async (user) => {
        await openSection(user, /^Ausführliche Antworten/);
        await user.click(await screen.findByLabelText('Mehr zu So rechne ich es aus'));
        await user.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }));
      },
      held: () => firstAnswer().image_ids,
      path: () => `/longanswers/${firstAnswer().id}/images-`,
      upload: images.uploadLongAnswerImage,
      attach: longAnswers.attachImage,
      detach: longAnswers.detachImage,
    },
  ],
];

const closed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name, hidden: true })).not.toBeInTheDocument());

async function open({ name, open: openTarget }: Target) {
  const view = await render(`/competence/claim/${claimOf('published').id}`, { as: 'expert' });
  await openTarget(view.user);
  return { ...view, group: within(await screen.findByRole('group', { name })) };
}

async function openDialog(target: Target) {
  const view = await open(target);
  await view.user.click(view.group.getByRole('button', { name: 'Bild hinzufügen' }));
  return { ...view, images: await dialog(target.name) };
}

const writes = (calls: readonly string[], { path }: Target) => calls.filter((call) => call.includes(` ${path()}`));

describe.each(targets)('images of a %s', (_, target) => {
  it('are uploaded once each with what is said about them, at once although the claim is public', async () => {
    const calls = recordCalls();
    const { user, images: upload, group } = await openDialog(target);
    const before = target.held().length;
    await choose(upload, [picture('eins.png'), picture('zwei.png')]);
    await user.dblClick(upload.getByText(/hochladen und veröffentlichen$/i, { selector: '.MuiDialogActions-root *' }));
    await closed(target.name);
    expect(target.held()).toHaveLength(before + 2);
    expect(writes(calls, target)).toHaveLength(2);
    expect(await group.findByRole('button', { name: 'zwei öffnen' })).toBeVisible();
    expect(screen.queryByText(/Änderungen? veröffentlichen$/)).not.toBeInTheDocument();
  });

  it.each(ways)('are looked for where the answer to an upload was lost (%s, D-66)', async (how) => {
    const calls = recordCalls();
    const { user, images: upload } = await openDialog(target);
    const before = target.held().length;
    await choose(upload, [picture(`bild-${how}.png`)]);
    loseAnswer(target.upload, { how });
    await submit(user, upload);
    await closed(target.name);
    expect(target.held()).toHaveLength(before + 1);
    expect(writes(calls, target)).toHaveLength(1);
  });

  it('are taken from the library, and a refusal says why', async () => {
    const { user, images: choice } = await openDialog(target);
    const bodies = recordBodies(`${target.path()}attach${target.name.includes('Kurz') ? '-short-answer' : ''}`);
    await user.click(choice.getByRole('button', { name: 'Aus der Mediathek' }));
    const [free] = library().filter(({ id }) => !target.held().includes(id));
    await user.click((await choice.findAllByRole('button', { name: free?.name ?? '' }))[0] as HTMLElement);
    refuseCall(target.attach, 422, { data: { image: ['Dieses Bild ist zu klein.'] } });
    await submit(user, choice, 'Bild übernehmen und veröffentlichen');
    expect(await choice.findByRole('alert')).toBeVisible();
    mockServer.resetHandlers();
    const before = target.held().length;
    loseAnswer(target.attach);
    await submit(user, choice, 'Bild übernehmen und veröffentlichen');
    await closed(target.name);
    expect(target.held()).toContain(free?.id);
    expect(target.held()).toHaveLength(before + 1);
    expect(bodies).toEqual([{ image: free?.id }, { image: free?.id }]);
  });

  it('are taken away unless that is taken back, and are there again where it is refused', async () => {
    const [first] = library();
    target.held().splice(0, Infinity, first?.id ?? 0);
    const name = first?.name ?? '';
    const { user, group } = await open(target);
    const calls = recordCalls();
    const remove = async () => {
      await user.click(await group.findByRole('button', { name: `Mehr zu ${name}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Entfernen' }));
      await waitFor(() => expect(group.queryByRole('button', { name: `${name} öffnen` })).not.toBeInTheDocument());
    };
    await remove();
    await user.click(await screen.findByText('Rückgängig'));
    expect(writes(calls, target)).toEqual([]);
    refuseCall(target.detach);
    await remove();
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    expect(await screen.findByText('Das Bild konnte nicht entfernt werden.')).toBeVisible();
    expect(await group.findByRole('button', { name: `${name} öffnen` })).toBeVisible();
    mockServer.resetHandlers();
    loseAnswer(target.detach);
    await remove();
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    await waitFor(() => expect(target.held()).toEqual([]));
    expect(writes(calls, target)).toHaveLength(2);
  });

  it('are described on a server that answers documented fields only', async () => {
    setScenario(mocks, { responses: 'plain' });
    const { user, images: upload } = await openDialog(target);
    await choose(upload, [picture('schlicht.png')]);
    await user.type(upload.getByLabelText(/^Bildbeschreibung/), 'Ein Speicher');
    await submit(user, upload);
    await closed(target.name);
    expect(library().at(-1)).toMatchObject({ name: 'schlicht', alt: 'Ein Speicher' });
    expect(target.held()).toContain(library().at(-1)?.id);
  });
});

describe('a text that is being written while images change', () => {
  it('stays as it is', async () => {
    const [, target] = targets[1] as [string, Target];
    const { user, images: upload } = await openDialog(target);
    await choose(upload, [picture('eins.png')]);
    await submit(user, upload);
    await closed(target.name);
    const source = await screen.findByLabelText(/^Quelle/, { selector: 'input' });
    await user.clear(source);
    await user.paste('https://example.org/neu');
    const group = within(await screen.findByRole('group', { name: target.name }));
    await user.click(await group.findByRole('button', { name: 'Mehr zu eins' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Entfernen' }));
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    await waitFor(() => expect(target.held()).toHaveLength(1));
    expect(source).toHaveValue('https://example.org/neu');
  });
});

describe('the film of a short answer (CLS-12)', () => {
  it('can be watched below its address, and is loaded with a press only', async () => {
    const { user } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    const video = await screen.findByLabelText(/^Video/, { selector: 'input' });
    const section = within(video.closest('form') as HTMLElement);
    expect(section.queryByRole('button', { name: /abspielen|laden/i })).not.toBeInTheDocument();
    await user.click(video);
    await user.paste('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    expect(await section.findByRole('button', { name: /abspielen|laden/i })).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
  });
});
