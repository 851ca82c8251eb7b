import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { claims } from '@/api/endpoints/claims';
import { render } from '../render';
import { recordCalls } from './authForms';
import { claimOf, openSection, refuseCall } from './claimWorld';

async function open() {
  const claim = claimOf('published');
  const view = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
  await screen.findByRole('heading', { level: 1, name: claim.question });
  const calls = recordCalls();
  return { ...view, claim, writes: () => calls.filter((call) => !call.startsWith('GET')) };
}

async function deleteKeyword(user: UserEvent, title: string) {
  await openSection(user, /^Stichwörter/);
  await user.click(await screen.findByRole('button', { name: `Mehr zu ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
}

async function deleteAllKeywords(user: UserEvent) {
  for (const { title } of claimOf('published').keywords) await deleteKeyword(user, title);
}

const update = (user: UserEvent) =>
  user.click(screen.getAllByRole('button', { name: /Änderung(en)? veröffentlichen/ })[0] as HTMLElement);
const findQuestion = () => screen.findByRole('dialog', { name: 'Für diese Änderung muss die Seite pausiert werden' });

describe('a published claim keeps what publishing demanded (CLA-05, D-62)', () => {
  it('and is not sent without keywords: the condition is named, and cancelling sends nothing', async () => {
    const { user, claim, writes } = await open();
    await deleteAllKeywords(user);
    await update(user);
    const dialog = await findQuestion();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bitte fügen Sie Stichwörter hinzu.']);
    await user.click(await within(dialog).findByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(writes()).toEqual([]);
    expect(claim.status).toBe('published');
    expect(screen.getAllByRole('button', { name: '1 Änderung veröffentlichen' })).not.toHaveLength(0);
  });

  it('or is paused first and saved then, with everything that was collected', async () => {
    const { user, claim, writes } = await open();
    await deleteAllKeywords(user);
    const section = await openSection(user, /^Kurzantwort/);
    await user.clear(await within(section).findByRole('textbox', { name: 'Überschrift' }));
    await update(user);
    const dialog = await findQuestion();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
    await user.click(await within(dialog).findByRole('button', { name: 'Pausieren und speichern' }));
    expect(await screen.findByText('Claim aktualisiert')).toBeVisible();
    expect(writes()[0]).toBe(`PATCH /claims/${claim.id}/pause`);
    expect(claim).toMatchObject({ status: 'paused', keywords: [], short_answer_headline: '' });
    expect(await screen.findByRole('button', { name: 'Veröffentlichen' })).toBeVisible();
  });

  it('and its categories likewise', async () => {
    const { user, claim, writes } = await open();
    const section = await openSection(user, /^Kategorien/);
    for (const chip of await within(section).findAllByRole('button', { pressed: true })) await user.click(chip);
    await update(user);
    expect(await findQuestion()).toHaveTextContent('Bitte fügen Sie Kategorien hinzu.');
    expect(writes()).toEqual([]);
    expect(claim.category_ids).not.toEqual([]);
  });

  it('and stays as it is where it cannot be paused', async () => {
    const { user, claim } = await open();
    refuseCall(claims.pauseClaim);
    await deleteAllKeywords(user);
    await update(user);
    const dialog = await findQuestion();
    await user.click(await within(dialog).findByRole('button', { name: 'Pausieren und speichern' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Etwas ist schiefgegangen/);
    expect(claim.keywords).not.toEqual([]);
  });
});

describe('what is typed after the press', () => {
  it('does not go online with it', async () => {
    const { user, writes } = await open();
    const section = await openSection(user, /^Kurzantwort/);
    const headline = await within(section).findByRole('textbox', { name: 'Überschrift' });
    await user.type(headline, ' A');
    let release = () => undefined as void;
    const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    mockServer.use(mockEndpoint(claims.getClaim, () => held));
    await update(user);
    await user.type(headline, ' und ein halber Satz');
    release();
    await waitFor(() => expect(screen.queryAllByRole('progressbar')).toEqual([]));
    expect(screen.getAllByRole('button', { name: '1 Änderung veröffentlichen' })).not.toHaveLength(0);
    expect(writes()).toEqual([]);
    await update(user);
    expect(await screen.findByText('Claim aktualisiert')).toBeVisible();
    expect(writes()).toHaveLength(1);
  });
});

describe('keywords of a published claim', () => {
  it('come back to their place with "undo"', async () => {
    const { user } = await open();
    await openSection(user, /^Stichwörter/);
    await screen.findByRole('list', { name: 'Stichwörter' });
    const titles = () => within(screen.getByRole('list', { name: 'Stichwörter' })).getAllByRole('listitem');
    const before = titles().map(({ textContent }) => textContent);
    await deleteKeyword(user, 'Photovoltaik');
    expect(titles()).toHaveLength(before.length - 1);
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(titles().map(({ textContent }) => textContent)).toEqual(before);
    expect(screen.queryByRole('button', { name: /veröffentlichen$/ })).not.toBeInTheDocument();
  });
});
