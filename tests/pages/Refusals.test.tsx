import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { claims } from '@/api/endpoints/claims';
import { experience } from '@/api/endpoints/experience';
import { profiles } from '@/api/endpoints/profiles';
import { arriveAt, render } from '../render';
import { recordCalls } from './authForms';
import { findFold, unfold } from './careerWorld';
import { claimOf, refuseCall } from './claimWorld';
import { profileOf } from './profileWorld';

describe('a refused switch of priority (PRO-15)', () => {
  const rule = /in den letzten 12 Monaten bereits zweimal gewechselt/;

  async function giveFirstPriority(status: number) {
    const { user } = await render(`/competence/${profileOf('published').id}`, { as: 'expert' });
    await findFold();
    await user.click(await screen.findByLabelText(/^Weitere Aktionen/));
    await user.click(await screen.findByText('Zum Hauptprofil machen'));
    refuseCall(profiles.makeCanonical, status);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Zum Hauptprofil machen' }));
    return dialog.findByRole('alert');
  }

  it.each([403, 409, 422])('says nothing of two switches for a %d while fewer were made', async (status) => {
    expect(await giveFirstPriority(status)).not.toHaveTextContent(rule);
  });
});

describe('a refused change of a connection', () => {
  it.each([
    [403, {}, 'Der Zugriff auf diese Ressource ist nicht erlaubt.'],
    [429, { 'Retry-After': '20' }, 'Das waren zu viele Versuche. Bitte warten Sie 20 Sekunden.'],
    [500, {}, 'Die Berufserfahrung konnte in diesem Profil nicht ein- oder ausgeblendet werden.'],
  ])('gives its own reason for a %d', async (status, headers, text) => {
    const { user } = await render(`/competence/${profileOf('priority').id}`, { as: 'expert' });
    await unfold(user);
    mockServer.use(
      mockEndpoint(experience.connectExperience, () => HttpResponse.json({ success: false }, { status, headers })),
    );
    await user.click(await screen.findByLabelText('In diesem Profil zeigen: Energieauditorin im Nebenberuf'));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('a question whose change the server does not allow', () => {
  const twice = /bereits 2 Mal geändert/;

  it('is said to be changed twice only where it was', async () => {
    await render(`/competence/claim-form?id=${claimOf('settled').id}`, { as: 'expert' });
    expect(await screen.findByText(twice)).toBeVisible();
  });

  it('is not said to be changed twice for any other refusal', async () => {
    mockServer.use(
      mockEndpoint(claims.checkQuestionChange, () => HttpResponse.json({ success: false, message: 'Try later' })),
    );
    await render(`/competence/claim-form?id=${claimOf('ready').id}`, { as: 'expert' });
    expect(await screen.findByText(/Die Frage eines Claims lässt sich höchstens 2 Mal ändern/)).toBeVisible();
    expect(screen.queryByText(twice)).not.toBeInTheDocument();
  });

  it('has no link to its change once both are used up (CLA-12)', async () => {
    await render(`/competence/claim/${claimOf('settled').id}`, { as: 'expert' });
    expect(await screen.findByText(/Keine Änderung mehr möglich/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Frage ändern' })).not.toBeInTheDocument();
  });
});

describe('the question of a public claim (CLA-12)', () => {
  it('changes only after a confirmation, which names what is lost', async () => {
    const claim = claimOf('published');
    const former = claim.question;
    const calls = recordCalls();
    const { user } = await render(`/competence/claim-form?id=${claim.id}`, { as: 'expert' });
    const field = await screen.findByRole('textbox', { name: 'Frage' });
    await user.clear(field);
    await user.type(field, 'Welcher Batteriespeicher passt zu mir?');
    await user.click(await screen.findByRole('button', { name: 'Frage ändern' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Öffentliche Frage ändern?' }));
    expect(await dialog.findByText(/Die bisherige Adresse gilt danach nicht mehr/)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field).toHaveValue('Welcher Batteriespeicher passt zu mir?');
    expect(claim.question).toBe(former);
    expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Frage ändern' }));
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Frage ändern' }));
    await arriveAt(`/competence/claim/${claim.id}`);
    expect(claim.question).toBe('Welcher Batteriespeicher passt zu mir?');
  });
});
