import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import type { Endpoint } from '@/api/endpoint';
import { claims } from '@/api/endpoints/claims';
import { education } from '@/api/endpoints/education';
import { profiles } from '@/api/endpoints/profiles';
import { createStore } from '@/app/createStore';
import { fetchEducation, updateEducation } from '@/entities/career/careerSlice';
import { render } from '../render';
import { claimOf, openSection } from './claimWorld';
import { completePaused } from './profileWorld';

/* A success with an empty body, after which nothing is saved (quality F11). */

const text = /Der Server hat die Änderung angenommen, aber nicht gespeichert\./;

function ignore(endpoint: Endpoint) {
  mockServer.use(mockEndpoint(endpoint, () => new HttpResponse(null, { status: 200 })));
}

describe('a success that saved nothing', () => {
  it('is noticed in a section that saves itself, which keeps the text', async () => {
    const { user } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    await screen.findByRole('heading', { level: 1, name: claimOf('ready').question });
    const section = await openSection(user, /^Kurzantwort/);
    const field = await within(section).findByRole('textbox', { name: 'Text' });
    ignore(claims.saveShortAnswer);
    await user.click(field);
    await user.paste(' Eins.');
    await user.tab();
    expect(await within(section).findByText(text)).toBeVisible();
    expect(within(section).queryByText(/^Gespeichert \d/)).not.toBeInTheDocument();
    expect(field).toHaveValue(`${claimOf('ready').short_answer_text} Eins.`);
    mockServer.resetHandlers();
    await user.click(await within(section).findByRole('button', { name: 'Erneut versuchen' }));
    expect(await within(section).findByText(/^Gespeichert \d/)).toBeVisible();
  });

  it('is noticed in a dialog', async () => {
    const profile = completePaused();
    const { user } = await render(`/competence/${profile.id}`, { as: 'expert' });
    ignore(profiles.publishProfile);
    await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Profil veröffentlichen?' }));
    await user.click(await dialog.findByRole('button', { name: 'Veröffentlichen' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(screen.queryByText('Kompetenzprofil veröffentlicht')).not.toBeInTheDocument();
  });

  it('is none where what was sent is there', async () => {
    const { user } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    await screen.findByRole('heading', { level: 1, name: claimOf('ready').question });
    const section = await openSection(user, /^Kurzantwort/);
    mockServer.use(
      mockEndpoint(claims.saveShortAnswer, async ({ request }) => {
        Object.assign(claimOf('ready'), await request.clone().json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(await within(section).findByRole('textbox', { name: 'Text' }));
    await user.paste(' Eins.');
    await user.tab();
    expect(await within(section).findByText(/^Gespeichert \d/)).toBeVisible();
  });

  it('is none where the server keeps a value in another form', async () => {
    const { user } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    await screen.findByRole('heading', { level: 1, name: claimOf('ready').question });
    const section = await openSection(user, /^Kurzantwort/);
    mockServer.use(
      mockEndpoint(claims.saveShortAnswer, () => {
        Object.assign(claimOf('ready'), { short_answer_text: 'In anderer Form.' });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(await within(section).findByRole('textbox', { name: 'Text' }));
    await user.paste(' Eins.');
    await user.tab();
    expect(await within(section).findByText(/^Gespeichert \d/)).toBeVisible();
  });

  it('is a failure of the call also in a list', async () => {
    await render('/access-control', { as: 'expert' });
    const store = createStore();
    await store.dispatch(fetchEducation());
    ignore(education.updateEducation);
    const body = {
      type: 'university',
      grade: '',
      degree_name: 'X',
      institution: '',
      approved_by: '',
      disciplines: [],
      city: '',
    };
    const result = await store.dispatch(updateEducation({ params: { educationId: '1' }, body }));
    expect(result).toEqual({ failure: { kind: 'server', outcome: 'ignored' } });
  });
});
