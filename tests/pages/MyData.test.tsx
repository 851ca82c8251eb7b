import { createRequire } from 'node:module';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { mocks } from '@mocks/node';
import { profiles } from '@/api/endpoints/profiles';
import { fetchComments } from '@/entities/post/comments';
import { fetchRound } from '@/features/occupation-game/gameSlice';
import { writeStored } from '@/platform/clientStorage';
import { selectUser } from '@/store/session';
import { render } from '../render';
import { fail, profileOf } from './profileWorld';

type Validate = (resume: unknown, done: (errors: unknown) => void) => void;
const { validate } = createRequire(import.meta.url)('@jsonresume/schema') as { validate: Validate };

/** What the browser was given to save. */
let saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  saved = [];
  let last = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      last = blob;
      return 'blob:test';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: last });
  });
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
  vi.unstubAllGlobals();
});

const text = async () => {
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  return (await saved[0]?.blob.text()) ?? '';
};

describe('a profile as JSON Resume (ux no. 11)', () => {
  const save = async (path: string, before: () => void = () => undefined) => {
    const { user } = await render(path, { as: 'expert' });
    await user.click(
      (await screen.findAllByRole('button', { name: /^Weitere Aktionen für Elektro/ }))[0] as HTMLElement,
    );
    before();
    await user.click(await screen.findByRole('menuitem', { name: 'Als JSON Resume laden' }));
  };

  it('is saved from the list, whole and valid', async () => {
    await save('/competence/profiles');
    const resume = JSON.parse(await text()) as { basics: { name: string }; work: { position: string }[] };
    expect(saved[0]?.name).toMatch(/^dr-ing-anna-bergmann.*\.json$/);
    expect(resume.work.map(({ position }) => position)).toContain('Inhaberin und Planerin');
    let errors: unknown = 'never answered';
    validate(resume, (found) => (errors = found));
    expect(errors).toBeNull();
  });

  it('says where it could not be read', async () => {
    await save('/competence/profiles', () => fail(profiles.getProfile));
    expect(await screen.findByText('Das Profil konnte nicht geladen werden.')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

it('one’s own data are saved from the account menu, without what is secret', async () => {
  const { user } = await render('/verify-competence', { as: 'expert' });
  await screen.findAllByText(/Petra/);
  await user.click(await screen.findByRole('button', { name: /^Mein Konto/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Meine Daten herunterladen' }));
  const data = await text();
  const { user: account, profiles: own } = JSON.parse(data) as {
    user: { details: { lastname: string } };
    profiles: { list: { id: string }[] };
  };
  expect(saved[0]?.name).toMatch(/^fachprofil-\d{4}-\d{2}-\d{2}\.json$/);
  expect(account.details.lastname).toBe('Bergmann');
  expect(own.list.map(({ id }) => id)).toContain(String(profileOf('priority').id));
  expect(data).toContain('Petra');
  expect(data).not.toContain(invitationTokens.pending);
  expect(data).not.toMatch(/"request"|"countries"|verification_url/);
});

it('one’s own data hold comments, the game and what this device keeps', async () => {
  const { store, user } = await render('/verify-competence', { as: 'expert' });
  const userId = selectUser(store.getState())?.id ?? '';
  const anna = Number(userId);
  const own = mocks.world
    .table('comments')
    .where(({ account_id, parent_id }) => account_id === anna && parent_id === null);
  const others = mocks.world.table('comments').where(({ account_id }) => account_id !== anna);
  for (const { post_id } of own) await store.dispatch(fetchComments({ params: { postId: String(post_id) } }));
  await store.dispatch(
    fetchRound({ params: { occupationId: String(profileOf('paused').occupation_id) }, query: { lang: 'de' } }),
  );
  writeStored('invitationGroups', { 7: 'colleagues' }, userId);
  writeStored('reportedComments', { 9: 'spam' }, userId);
  writeStored('reportedComments', { 10: 'spam' }, 'somebody-else');

  await user.click(await screen.findByRole('button', { name: /^Mein Konto/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Meine Daten herunterladen' }));
  const data = await text();
  const saidByAnna = own.map(({ comment }) => comment);
  expect(saidByAnna.length).toBeGreaterThan(0);
  const { comments, game, device } = JSON.parse(data) as {
    comments: { list: { comment: string }[] };
    game: { list: unknown[] };
    device: Record<string, Record<string, unknown>>;
  };
  expect(comments.list.map(({ comment }) => comment)).toEqual(expect.arrayContaining(saidByAnna));
  for (const { comment } of others) expect(data).not.toContain(JSON.stringify(comment));
  expect(game.list).toEqual([{ occupation_id: expect.any(String), attempts: 0, passed: false }]);
  expect(device['invitationGroups']).toEqual({ [userId]: { 7: 'colleagues' } });
  expect(device['reportedComments']).toEqual({ [userId]: { 9: 'spam' } });
});

describe('the share kit of a profile', () => {
  async function openKit() {
    const { user } = await render('/competence/profiles', { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Elektroingenieurin teilen' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Profil teilen' }));
    return { user, sheet };
  }

  it('is a business card with name, occupation and code, at its size for print', async () => {
    const { user, sheet } = await openKit();
    await user.click(await sheet.findByText('Visitenkarte mit QR-Code'));
    const card = await sheet.findByRole('img', { name: /^Visitenkarte von Dr\.-Ing\. Anna Bergmann/ });
    expect(card).toHaveAttribute('width', '85mm');
    expect(card).toHaveAttribute('height', '55mm');
    const details = within(card.closest('details') as HTMLElement);
    await user.click(await details.findByRole('button', { name: 'Als SVG laden' }));
    const drawing = new DOMParser().parseFromString(await text(), 'image/svg+xml');
    expect(drawing.documentElement.textContent).toContain('Elektroingenieurin');
    expect(drawing.querySelectorAll('svg svg path')).toHaveLength(2);
    expect(saved[0]?.name).toMatch(/\.svg$/);
  });

  it('is an e-mail signature that says how many confirmations there are, copied with its form', async () => {
    const { user, sheet } = await openKit();
    await user.click(await sheet.findByText('E-Mail-Signatur'));
    expect(await sheet.findByText(/11 Bestätigungen$/)).toBeInTheDocument();
    let written: Record<string, Blob> = {};
    vi.stubGlobal('ClipboardItem', function ClipboardItem(data: Record<string, Blob>) {
      written = data;
    });
    vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await user.click(await sheet.findByText('Signatur kopieren'));
    expect((await sheet.findAllByText('Signatur kopiert'))[0]).toBeInTheDocument();
    const html = await written['text/html']?.text();
    expect(html).toContain(`href="https://experts.fachprofil.example/${profileOf('priority').id}"`);
    expect(html).toContain('11 Bestätigungen');
  });

  it('is copied as text where the browser knows no form', async () => {
    const { user, sheet } = await openKit();
    await user.click(await sheet.findByText('E-Mail-Signatur'));
    await user.click(await sheet.findByText('Als Text'));
    expect(await navigator.clipboard.readText()).toMatch(/^-- \nDr\.-Ing\. Anna Bergmann\n/);
  });
});
