import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { claims } from '@/api/endpoints/claims';
import { render } from '../render';
import { recordBodies, recordCalls } from './authForms';
import { fillNew, fullDraft } from './claimParts';
import { claimOf, openSection, refuseCall } from './claimWorld';
import { loseAnswer, reconnect } from './loseAnswer';

const address = 'https://www.vzbv.de/laerm';
const question = 'Wie laut ist er?';
const partly = /^Die Frage ist gespeichert, nur der Link noch nicht\./;

async function fill(claim = fullDraft()) {
  const links = recordBodies(`/claims/${claim.id}/add-faq`);
  const view = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
  const calls = recordCalls();
  const writes = () => calls.filter((call) => !call.startsWith('GET')).map((call) => call.replace(/\/\d+/g, ''));
  const form = await fillNew(view.user, 'faqs', { Link: address });
  const saved = () => claim.faqs.filter(({ title }) => title === question);
  return { ...view, ...form, claim, writes, links, saved };
}

describe('the link of a new frequent question (D-37)', () => {
  it('follows its creation, which carries title and text only', async () => {
    const { user, submit, section, links, saved, writes } = await fill();
    await user.click(submit);
    expect(await section.findByRole('link', { name: /laerm/ })).toHaveAttribute('href', address);
    expect(links).toEqual([{ title: question, text: 'Wie ein Kühlschrank.' }]);
    expect(saved()).toMatchObject([{ link: address }]);
    expect(writes()).toEqual(['POST /claims/add-faq', 'PATCH /claims/faq']);
  });

  it('that is refused stands at its field; what is saved is said, and only the link is sent again (T30)', async () => {
    refuseCall(claims.updateFaq, 422, { message: 'The given data was invalid.', data: { link: ['Not reachable.'] } });
    const { user, submit, section, saved, writes } = await fill();
    await user.click(submit);
    const field = await section.findByRole('textbox', { name: /^Link/ });
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Not reachable.'));
    expect(await section.findByText(partly)).toBeVisible();
    expect(saved()).toMatchObject([{ link: '' }]);
    reconnect();
    await user.clear(await section.findByRole('textbox', { name: 'Frage' }));
    await user.type(await section.findByRole('textbox', { name: 'Frage' }), 'Ist er laut?');
    await user.click(submit);
    expect(await section.findByRole('link', { name: /laerm/ })).toBeVisible();
    expect(writes()).toEqual(['POST /claims/add-faq', 'PATCH /claims/faq', 'PATCH /claims/faq']);
    expect(claimOf('published').faqs.filter(({ link }) => link === address)).toMatchObject([{ title: 'Ist er laut?' }]);
  });

  it('whose response was lost is there, without a second request', async () => {
    const { user, submit, section, saved, writes } = await fill();
    loseAnswer(claims.updateFaq);
    await user.click(submit);
    expect(await section.findByRole('link', { name: /laerm/ })).toBeVisible();
    expect(saved()).toMatchObject([{ link: address }]);
    expect(writes()).toHaveLength(2);
  });

  it('is sent alone for text that was kept after the question had been saved', async () => {
    const claim = fullDraft();
    refuseCall(claims.updateFaq);
    const { user, submit, section, router, writes, saved } = await fill(claim);
    await user.click(submit);
    await section.findByText(partly);
    await router.navigate('/competence/claims');
    await screen.findByRole('list', { name: 'Meine Claims' });
    reconnect();
    const before = writes().length;
    await router.navigate(`/competence/claim/${claim.id}`);
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    await user.click(await screen.findByRole('button', { name: 'Hinzufügen' }));
    expect(await screen.findByRole('link', { name: /laerm/ })).toBeVisible();
    expect(writes().slice(before)).toEqual(['PATCH /claims/faq']);
    expect(saved()).toHaveLength(1);
  });

  it('of a published claim waits for "publish changes" with its question', async () => {
    const claim = claimOf('published');
    const { user, submit, saved, writes } = await fill(claim);
    await user.click(submit);
    const section = within(await openSection(user, /^Häufige Fragen/));
    await section.findByRole('button', { name: `Mehr zu ${question}` });
    expect(writes()).toEqual([]);
    refuseCall(claims.updateFaq);
    await user.click(await section.findByRole('button', { name: '1 Änderung veröffentlichen' }));
    await section.findByText(/^Nicht gespeichert/);
    reconnect();
    await user.click(await section.findByRole('button', { name: '1 Änderung veröffentlichen' }));
    expect(await screen.findByText('Claim aktualisiert')).toBeVisible();
    expect(saved()).toMatchObject([{ link: address }]);
    expect(writes()).toEqual(['POST /claims/add-faq', 'PATCH /claims/faq', 'PATCH /claims/faq']);
  });
});
