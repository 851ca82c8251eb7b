import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { assistant } from '@/api/endpoints/assistant';
import type { render } from '../render';
import { openSection } from './claimWorld';

type User = Awaited<ReturnType<typeof render>>['user'];

/** What was asked of the assistant, one entry for each request. */
export function recordOrders(): Record<string, string>[] {
  const orders: Record<string, string>[] = [];
  mockServer.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith('/api/openai/suggestion/')) orders.push(Object.fromEntries(searchParams));
  });
  return orders;
}

const success = (segments: unknown) => HttpResponse.json({ success: true, message: '', data: { segments } });

/** Answers every request for a suggestion with these segments. */
export function suggest(...segments: unknown[]): void {
  mockServer.use(mockEndpoint(assistant.suggestText, () => success(segments)));
}

/** Holds every request for a suggestion back; each is answered when the test says so. */
export function holdSuggestions() {
  const held: { answer: (...segments: unknown[]) => void }[] = [];
  mockServer.use(
    mockEndpoint(assistant.suggestText, async () => {
      const segments = await new Promise<unknown[]>((resolve) => {
        held.push({ answer: (...found) => resolve(found) });
      });
      return success(segments);
    }),
  );
  return held;
}

/** Opens the panel of a section. */
export async function openAssistant(user: User, section: RegExp): Promise<HTMLElement> {
  const body = await openSection(user, section);
  await user.click(await within(body).findByRole('button', { name: /^(?:Mit Eulalia schreiben|Vorschlag ansehen)/ }));
  return await screen.findByRole('dialog', { name: 'Schreiben mit Eulalia' });
}

export async function chooseTone(user: User, panel: HTMLElement, style = 'Sachlich', address = /^Sie/): Promise<void> {
  await user.selectOptions(await within(panel).findByRole('combobox', { name: 'Stil' }), style);
  await user.click(within(panel).getByRole('radio', { name: address }));
}

export const pressIn = async (user: User, panel: HTMLElement, name: string | RegExp) =>
  user.click(await within(panel).findByRole('button', { name }));

/** Opens a section's panel and asks in the factual style. */
export async function askFor(user: User, section: RegExp): Promise<HTMLElement> {
  const panel = await openAssistant(user, section);
  await chooseTone(user, panel);
  await pressIn(user, panel, 'Vorschlag holen');
  return panel;
}
