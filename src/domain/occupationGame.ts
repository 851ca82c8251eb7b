import type { GameRound, GameTerm } from '@/api/endpoints/game';

/* The occupation game (GAM-01, GAM-02, D-50): its rules, without a clock and without a screen. Times are milliseconds. */

export const termsToFind = 5;
export const allowedMistakes = 2;
/** A first game, and a last one after a failure. */
const allowedAttempts = 2;

/** Seconds that may be chosen before the start; the rules are the same for each (WCAG 2.2.1). */
export const timeLimits = { short: 60, long: 600, none: null } as const;
export type TimeLimit = keyof typeof timeLimits;

/** Seconds before the end at which the time that is left is announced. */
const announcedSeconds = [300, 60, 30, 10];

export interface Game {
  terms: readonly GameTerm[];
  /** Ids of the terms that were picked, in that order. */
  picked: readonly string[];
  /** Seconds; null without a limit. */
  limit: number | null;
  startedAt: number;
  end: { reason: 'found' | 'mistakes' | 'time' | 'left'; at: number } | null;
}

export interface GameResult {
  passed: boolean;
  mistakes: number;
  seconds: number;
}

/** What is left of an occupation's game: `unplayable` where the server delivers nothing that belongs to it. */
export function stageOf(round: GameRound): 'first' | 'last' | 'passed' | 'blocked' | 'unplayable' {
  if (round.passed) return 'passed';
  if (round.attempts >= allowedAttempts) return 'blocked';
  if (!round.terms.some(({ correct }) => correct)) return 'unplayable';
  return round.attempts > 0 ? 'last' : 'first';
}

export function startGame(terms: readonly GameTerm[], limit: TimeLimit, now: number): Game {
  return { terms, picked: [], limit: timeLimits[limit], startedAt: now, end: null };
}

/** How many terms there are to find: a server may deliver fewer of them. */
export function goalOf({ terms }: Pick<Game, 'terms'>): number {
  return Math.min(termsToFind, terms.filter(({ correct }) => correct).length);
}

function count({ terms, picked }: Game, isCorrect: boolean): number {
  return terms.filter(({ id, correct }) => correct === isCorrect && picked.includes(id)).length;
}

export const hitsOf = (game: Game): number => count(game, true);
export const mistakesOf = (game: Game): number => count(game, false);

/** Seconds until the end, begun ones included; null without a limit. */
export function secondsLeft({ limit, startedAt, end }: Game, now: number): number | null {
  return limit === null ? null : Math.max(0, Math.ceil(limit - ((end?.at ?? now) - startedAt) / 1000));
}

/** The game at this moment: over once its time is, also while nobody was looking. */
export function gameAt(game: Game, now: number): Game {
  const { limit, startedAt, end } = game;
  if (end || limit === null || now - startedAt < limit * 1000) return game;
  return { ...game, end: { reason: 'time', at: startedAt + limit * 1000 } };
}

/** Picks a term; nothing is taken back, and one that was picked stays so. */
export function pickTerm(before: Game, id: string, now: number): Game {
  const game = gameAt(before, now);
  if (game.end || game.picked.includes(id)) return game;
  const next = { ...game, picked: [...game.picked, id] };
  if (mistakesOf(next) > allowedMistakes) return { ...next, end: { reason: 'mistakes', at: now } };
  return hitsOf(next) >= goalOf(next) ? { ...next, end: { reason: 'found', at: now } } : next;
}

/** Whoever leaves a running game has lost it (D-75). */
export function leaveGame(before: Game, now: number): Game {
  const game = gameAt(before, now);
  return game.end ? game : { ...game, end: { reason: 'left', at: now } };
}

/** The result of a game that is over, null while it is running. */
export function gameResultOf(game: Game): GameResult | null {
  const { end, startedAt } = game;
  if (!end) return null;
  return {
    passed: end.reason === 'found',
    mistakes: mistakesOf(game),
    seconds: Math.round((end.at - startedAt) / 1000),
  };
}

/** The time to announce when so many seconds are left: the last of its marks that has gone by; null before the first. */
export function announcedTime(limit: number | null, left: number | null): number | null {
  if (limit === null || left === null) return null;
  return announcedSeconds.filter((seconds) => seconds < limit && seconds >= left).at(-1) ?? null;
}
