import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mocks, mockServer } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { claims } from '@/api/endpoints/claims';
import { render } from '../render';
import { recordCalls } from './authForms';
import { claimOf, openSection, type questions, refuseCall } from './claimWorld';
import { loseAnswer, perhapsSaved } from './loseAnswer';

async function open(name: keyof typeof questions) {
  const claim = claimOf(name);
  const view = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
  await screen.findByRole('heading', { level: 1, name: claim.question });
  return { ...view, claim };
}

type View = Awaited<ReturnType<typeof open>>;

async function pause({ user }: View) {
  await user.click(await screen.findByRole('button', { name: 'Mehr zu diesem Claim' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pausieren' }));
  const dialog = await screen.findByRole('dialog', { name: 'Claim pausieren?' });
  expect(dialog).toHaveTextContent('verliert seine Plätze in den Suchergebnissen');
  await user.click(await within(dialog).findByRole('button', { name: 'Claim pausieren' }));
}

const sendNow = async ({ user }: View) => user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
const pauses = (calls: readonly string[]) => calls.filter((call) => call.endsWith('/pause'));

describe('pausing a claim (CLA-07, D13)', () => {
  it('waits behind an undo, and sends nothing once it is taken back', async () => {
    const view = await open('published');
    const calls = recordCalls();
    await pause(view);
    expect(await screen.findByText('Der Claim wird pausiert')).toBeVisible();
    await view.user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(screen.queryByText('Der Claim wird pausiert')).not.toBeInTheDocument());
    expect(pauses(calls)).toEqual([]);
    expect(view.claim.status).toBe('published');
  });

  it('is sent once, and the claim can be published again', async () => {
    const view = await open('published');
    const calls = recordCalls();
    await pause(view);
    await sendNow(view);
    expect(await screen.findByText('Claim pausiert')).toBeVisible();
    expect(pauses(calls)).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Veröffentlichen' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Ansehen/ })).not.toBeInTheDocument();
  });

  it('says that it was refused, and the claim stays online', async () => {
    refuseCall(claims.pauseClaim, 500);
    const view = await open('published');
    await pause(view);
    await sendNow(view);
    expect(await screen.findByText('Der Claim wurde nicht pausiert.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).not.toBeInTheDocument();
  });

  it('does not say "not saved" where the response was lost', async () => {
    const view = await open('published');
    loseAnswer(claims.pauseClaim, { offline: true });
    await pause(view);
    await sendNow(view);
    expect(await screen.findByText(perhapsSaved)).toBeVisible();
    expect(view.claim.status).toBe('paused');
  });
});

describe('a claim that was just published (CLA-06, B10)', () => {
  async function publish(view: View) {
    await view.user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Claim veröffentlichen?' });
    for (const box of within(dialog).getAllByRole('checkbox')) await view.user.click(box);
    await view.user.click(await within(dialog).findByRole('button', { name: 'Jetzt veröffentlichen' }));
    await within(dialog).findByRole('heading', { name: 'Claim veröffentlicht' });
    return within(dialog);
  }

  it('is shown as it will be found, shared at once, and seen from an hour later on', async () => {
    const view = await open('ready');
    vi.spyOn(Date, 'now').mockReturnValue(new Date(2026, 0, 5, 22, 5).getTime());
    const dialog = await publish(view);
    expect(dialog.getByRole('link', { name: /^Ansehen ab 23:05 Uhr/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://fragen.fachprofil.example/'),
    );
    const share = within(await dialog.findByRole('group', { name: 'Teilen' }));
    expect(share.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('https://fragen.fachprofil.example/')),
    );
    expect(share.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await view.user.click(share.getByRole('button', { name: 'QR-Karte' }));
    expect(await dialog.findByRole('img', { name: new RegExp(view.claim.question.slice(0, 20)) })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Bestätigung erbitten' })).toHaveAttribute(
      'href',
      '/verify-competence?dialog=invite',
    );
    const result = within(dialog.getByRole('group', { name: 'Ab 23:05 Uhr in der Suche' }));
    expect(result.getByText(view.claim.question)).toBeVisible();
    expect(result.getByText(new RegExp(`^${view.claim.short_answer_headline} – `))).toBeVisible();
  });

  it('has nothing to see or to share where no address is delivered', async () => {
    setScenario(mocks, { responses: 'plain' });
    const dialog = await publish(await open('ready'));
    expect(dialog.queryByRole('link', { name: /^Ansehen/ })).not.toBeInTheDocument();
    expect(dialog.queryByRole('group', { name: 'Teilen' })).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Bestätigung erbitten' })).toBeVisible();
  });
});

describe('the dialog that publishes', () => {
  const publishing = (name: string) => screen.findByRole('dialog', { name });

  it('says that a section of the editor is not saved', async () => {
    refuseCall(claims.updatePainPoint);
    const { user } = await open('ready');
    const section = within(await openSection(user, /^Thema und Problem/));
    await user.type(await section.findByRole('textbox', { name: 'Problem' }), ' Neu.');
    await user.tab();
    await section.findByText(/^Nicht gespeichert/);
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
    expect(await publishing('Claim veröffentlichen?')).toHaveTextContent('Nicht alles ist gespeichert.');
  });

  it('has its name and can be closed while the claim cannot be read', async () => {
    const { user } = await render('/competence/claims', { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: `Mehr zu „${claimOf('ready').question}“` }));
    refuseCall(claims.getClaim);
    await user.click(await screen.findByRole('menuitem', { name: 'Veröffentlichen' }));
    const dialog = await publishing('Claim veröffentlichen?');
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});

describe('another profile for a published claim (CLA-13)', () => {
  async function change(view: View) {
    const section = await openSection(view.user, /^Verknüpftes Profil/);
    await view.user.click(await within(section).findByRole('button', { name: 'Profil wechseln' }));
    await view.user.click((await within(section).findAllByRole('radio'))[0] as HTMLElement);
    await view.user.click(await within(section).findByRole('button', { name: 'Weiter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kompetenzprofil wechseln?' });
    await view.user.dblClick(await within(dialog).findByRole('button', { name: 'Profil wechseln' }));
    return { section, dialog };
  }

  it('asks the server first, takes the claim offline once, and asks for new categories', async () => {
    const calls = recordCalls();
    const view = await open('published');
    const { section } = await change(view);
    expect(await within(section).findByText(/Wählen Sie jetzt neue Kategorien/)).toBeVisible();
    const changes = calls.filter((call) => /check-change-competence|PATCH .*competence-profile/.test(call));
    expect(changes).toEqual([
      `GET /claims/${view.claim.id}/check-change-competence`,
      `PATCH /claims/${view.claim.id}/competence-profile`,
    ]);
    expect(view.claim).toMatchObject({ status: 'paused', category_ids: [] });
    await view.user.click(await within(section).findByRole('link', { name: 'Kategorien wählen' }));
    await waitFor(() => expect(document.getElementById('categories-head')).toHaveFocus());
    expect(document.getElementById('categories-head')).toHaveAttribute('aria-expanded', 'true');
  });

  it('says the rule where the server allows no further change and tells no number (D-34)', async () => {
    setScenario(mocks, { responses: 'plain' });
    const { user } = await open('paused');
    const section = await openSection(user, /^Verknüpftes Profil/);
    await user.click(await within(section).findByRole('button', { name: 'Profil wechseln' }));
    expect(await within(section).findByRole('alert')).toHaveTextContent(
      'Das Kompetenzprofil eines Claims lässt sich höchstens 2 Mal wechseln.',
    );
    expect(within(section).queryByText(/bereits 2 Mal/)).not.toBeInTheDocument();
  });

  it('keeps the question open with the reason where it is refused', async () => {
    refuseCall(claims.updateClaimProfile, 422, {
      message: 'Geht nicht.',
      data: { competence_profile_id: ['Dieses Profil geht nicht.'] },
    });
    const view = await open('published');
    const { dialog } = await change(view);
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(view.claim.status).toBe('published');
    mockServer.resetHandlers();
    await view.user.click(await within(dialog).findByRole('button', { name: 'Profil wechseln' }));
    await waitFor(() => expect(view.claim.status).toBe('paused'));
  });
});
