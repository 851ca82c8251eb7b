import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import type { Endpoint } from '@/api/endpoint';

/** Claims of the seeded world that the tests speak of, by a part of their question. */
export const questions = {
  published: 'Batteriespeicher',
  /** Published; its question was changed twice already. */
  settled: 'Energieaudit',
  /** Paused; its profile was changed twice already. */
  paused: 'Ladepunkte',
  /** A draft with everything it needs. */
  ready: 'Balkonkraftwerk',
  /** A draft with nothing but a question, under a paused profile. */
  begun: 'Formelangst',
} as const;

/** The claim as the mock server holds it. */
export function claimOf(name: keyof typeof questions) {
  const found = mocks.world.table('claims').where(({ question }) => question.includes(questions[name]));
  if (!found[0]) throw new Error(`no claim with ${name}`);
  return found[0];
}

/** Makes one call fail, until the test says otherwise. */
export function refuseCall(endpoint: Endpoint, status = 500, body: Record<string, unknown> = {}): void {
  mockServer.use(
    mockEndpoint(endpoint, () =>
      HttpResponse.json({ success: false, message: 'refused', data: null, ...body }, { status }),
    ),
  );
}

/** A section of the editor, opened if it was closed. */
export async function openSection(
  user: { click: (element: Element) => Promise<void> },
  name: RegExp,
): Promise<HTMLElement> {
  const head = await screen.findByRole('button', { name });
  if (head.getAttribute('aria-expanded') === 'false') await user.click(head);
  return document.getElementById(head.getAttribute('aria-controls') ?? '') as HTMLElement;
}

/** The words of the items of a list. */
export function itemsOf(list: HTMLElement): string[] {
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
