import type { GameResult, GameRound, GameTerm } from '@/api/endpoints/game';

/* The occupation game (GAM-01, GAM-02, D-50): its rules, without a clock and without a screen. Times are milliseconds. */

export const termsToFind = 5;
export const allowedMistakes = 2;
/** A first game, and a last one after a failure. */
const allowedAttempts = 2;

/** In seconds; the rules are the same for each (WCAG 2.2.1). */
export const timeLimits = { short: 60, long: 600, none: null } as const;
export type TimeLimit = keyof typeof timeLimits;

/** In seconds before the end. */
const announcedSeconds = [300, 60, 30, 10];

export interface Game {
  terms: readonly GameTerm[];
  /** Ids, in the order in which they were picked. */
  picked: readonly string[];
  /** Seconds; null without a limit. */
  limit: number | null;
  startedAt: number;
  end: { reason: 'found' | 'mistakes' | 'time' | 'left'; at: number } | null;
}

/** `unplayable` where the server delivers nothing that belongs to the occupation. */
export function gameStatus(round: GameRound): 'first' | 'last' | 'passed' | 'blocked' | 'unplayable' {
  if (round.passed) return 'passed';
  if (round.attempts >= allowedAttempts) return 'blocked';
  if (!round.terms.some(({ correct }) => correct)) return 'unplayable';
  return round.attempts > 0 ? 'last' : 'first';
}

export function startGame(terms: readonly GameTerm[], limit: TimeLimit, now: number): Game {
  return { terms, picked: [], limit: timeLimits[limit], startedAt: now, end: null };
}

/** A server may deliver fewer terms to find. */
export function requiredHits({ terms }: Pick<Game, 'terms'>): number {
  return Math.min(termsToFind, terms.filter(({ correct }) => correct).length);
}

function count({ terms, picked }: Game, isCorrect: boolean): number {
  return terms.filter(({ id, correct }) => correct === isCorrect && picked.includes(id)).length;
}

export const hitsOf = (game: Game): number => count(game, true);
export const mistakesOf = (game: Game): number => count(game, false);

export function secondsLeft({ limit, startedAt, end }: Game, now: number): number | null {
  return limit === null ? null : Math.max(0, Math.ceil(limit - ((end?.at ?? now) - startedAt) / 1000));
}

/** Over once its time is, also while nobody was looking. */
export function gameAt(game: Game, now: number): Game {
  const { limit, startedAt, end } = game;
  if (end || limit === null || now - startedAt < limit * 1000) return game;
  return { ...game, end: { reason: 'time', at: startedAt + limit * 1000 } };
}

/** A term that was picked stays so. */
export function pickTerm(before: Game, id: string, now: number): Game {
  const game = gameAt(before, now);
  if (game.end || game.picked.includes(id)) return game;
  const next = { ...game, picked: [...game.picked, id] };
  if (mistakesOf(next) > allowedMistakes) return { ...next, end: { reason: 'mistakes', at: now } };
  return hitsOf(next) >= requiredHits(next) ? { ...next, end: { reason: 'found', at: now } } : next;
}

/** A running game is lost (D-75). */
export function leaveGame(before: Game, now: number): Game {
  const game = gameAt(before, now);
  return game.end ? game : { ...game, end: { reason: 'left', at: now } };
}

export function gameResultOf(game: Game): GameResult | null {
  const { end, startedAt } = game;
  if (!end) return null;
  return {
    passed: end.reason === 'found',
    mistakes: mistakesOf(game),
    seconds: Math.round((end.at - startedAt) / 1000),
  };
}

/** The last of its marks that has gone by; null before the first. */
export function announcedTime(limit: number | null, left: number | null): number | null {
  if (limit === null || left === null) return null;
  return announcedSeconds.filter((seconds) => seconds < limit && seconds >= left).at(-1) ?? null;
}
