import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { users } from '@/api/endpoints/users';
import { render } from '../render';
import { recordCalls } from './authForms';

/* Inviting needs an expert; without an answer of the server a published profile counts (AUT-20, D-11). */

const check = 'GET /validateExpert';
const refusal = /Ihr Konto kann noch niemanden einladen/;

function answer(data: unknown, status = 200) {
  mockServer.use(
    mockEndpoint(users.validateExpert, () =>
      HttpResponse.json({ success: status === 200, message: '', data }, { status }),
    ),
  );
}

async function open() {
  const calls = recordCalls();
  await render('/verify-competence', { as: 'expert' });
  await screen.findByRole('list', { name: 'Einladungen' });
  await waitFor(() => expect(calls).toContain(check));
  return calls;
}

const inviteButton = () => screen.queryByRole('button', { name: 'Jemanden einladen' });

describe('the expert check', () => {
  it('lets an expert invite', async () => {
    const calls = await open();
    expect(inviteButton()).toBeVisible();
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
    expect(calls.filter((call) => call === check)).toHaveLength(1);
  });

  it('says why somebody else may not', async () => {
    answer({ expert: false });
    await open();
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(inviteButton()).not.toBeInTheDocument();
  });

  it.each([
    ['says nothing about it', {}, 200],
    ['fails', null, 500],
  ])('goes by published profiles where the server %s', async (_, data, status) => {
    answer(data, status);
    await open();
    expect(inviteButton()).toBeVisible();
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  });

  it('is not made for other pages', async () => {
    const calls = recordCalls();
    await render('/competence/claims', { as: 'expert' });
    await screen.findByRole('list', { name: 'Meine Claims' });
    expect(calls).not.toContain(check);
  });
});
