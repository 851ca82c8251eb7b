import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { gameTerms } from '@mocks/data/gameTerms';
import { render } from '../render';
import { find, findButton, press } from './quickFind';
import { profileOf } from './profileWorld';

/** Timers that a test turns further, and the clock of a game with them. */
export function useGameTimers(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
  });
}

/** Anna's paused profile, which nobody has confirmed yet. */
export const played = () => profileOf('paused');

/** Names of the terms that belong to her occupation, or that do not. */
export const termsOf = (isCorrect: boolean) =>
  gameTerms(Number(played().occupation_id), 'de')
    .filter(({ correct }) => correct === isCorrect)
    .map(({ name }) => name);

export const gameDialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

/** Opens the game in the editor of that profile. */
export async function openGame() {
  const view = await render(`/competence/${played().id}`, { as: 'expert' });
  await press(findButton('Berufsspiel spielen'));
  await findButton(/^(?:Spiel|Letzten Versuch) starten$/);
  return view;
}

export async function startGame(limit?: 'Ohne Limit' | '10 Minuten') {
  if (limit) await press(findButton(limit));
  await press(findButton(/^(?:Spiel|Letzten Versuch) starten$/));
  await find('[role="dialog"] h2', /^Welche 5 Begriffe gehören zu/);
}

export async function pick(...names: string[]) {
  for (const name of names) fireEvent.click(await findButton(name));
}

/** What is said to screen readers at the moment. */
export const said = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
