import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameRound, GameTerm } from '@/api/endpoints/game';
import {
  announcedTime,
  gameAt,
  requiredHits,
  hitsOf,
  leaveGame,
  mistakesOf,
  pickTerm,
  gameResultOf,
  secondsLeft,
  gameStatus,
  startGame,
  type TimeLimit,
} from '@/domain/occupationGame';

/** Fifteen terms, of which the first five belong. */
const terms: GameTerm[] = Array.from({ length: 15 }, (_, index) => ({
  id: String(index + 1),
  name: `Begriff ${index + 1}`,
  correct: index < 5,
}));
const begun = 1000;
const start = (limit: TimeLimit = 'short') => startGame(terms, limit, begun);
/** Picks one term a second. */
const play = (ids: readonly number[], limit?: TimeLimit) =>
  ids.reduce((game, id, index) => pickTerm(game, String(id), begun + 1000 * (index + 1)), start(limit));
const round = (changes: Partial<GameRound>): GameRound => ({
  occupation: null,
  terms,
  attempts: 0,
  passed: false,
  ...changes,
});

describe('a game (GAM-01)', () => {
  it('is won with the fifth term that belongs, two mistakes or not', () => {
    expect(gameResultOf(play([1, 2, 3, 4]))).toBeNull();
    expect(gameResultOf(play([1, 2, 3, 4, 5]))).toEqual({ passed: true, mistakes: 0, seconds: 5 });
    expect(gameResultOf(play([1, 6, 2, 7, 3, 4, 5]))).toEqual({ passed: true, mistakes: 2, seconds: 7 });
  });

  it('is lost with the third mistake', () => {
    expect(gameResultOf(play([1, 2, 3, 4, 6, 7]))).toBeNull();
    const lost = play([1, 2, 3, 4, 6, 7, 8, 5]);
    expect(gameResultOf(lost)).toEqual({ passed: false, mistakes: 3, seconds: 7 });
    expect(hitsOf(lost)).toBe(4);
  });

  it('counts a term once', () => {
    const game = play([6, 6, 6, 1, 1]);
    expect([hitsOf(game), mistakesOf(game), game.end]).toEqual([1, 1, null]);
  });

  it('is lost when the time is over, also for who picks the last term too late', () => {
    const four = play([1, 2, 3, 4]);
    expect(gameAt(four, begun + 59_999).end).toBeNull();
    expect(gameResultOf(gameAt(four, begun + 60_000))).toEqual({ passed: false, mistakes: 0, seconds: 60 });
    expect(gameResultOf(pickTerm(four, '5', begun + 75_000))).toEqual({ passed: false, mistakes: 0, seconds: 60 });
  });

  it.each([
    ['short', 60],
    ['long', 600],
  ] as const)('has the time that was chosen: %s', (limit, seconds) => {
    const game = start(limit);
    expect(secondsLeft(game, begun)).toBe(seconds);
    expect(secondsLeft(game, begun + 100)).toBe(seconds);
    expect(secondsLeft(game, begun + 1000 * seconds - 1)).toBe(1);
    expect(secondsLeft(game, begun + 2000 * seconds)).toBe(0);
    expect(gameAt(game, begun + 1000 * seconds).end?.reason).toBe('time');
  });

  it('without a limit takes the time it takes, under the same rules', () => {
    const game = start('none');
    expect(secondsLeft(game, begun + 5_000_000)).toBeNull();
    expect(gameAt(game, begun + 5_000_000)).toBe(game);
    expect(gameResultOf(play([6, 7, 8], 'none'))?.passed).toBe(false);
  });

  it('is lost for whoever leaves it, but not once it is over (D-75)', () => {
    expect(gameResultOf(leaveGame(play([1, 2]), begun + 9000))).toEqual({ passed: false, mistakes: 0, seconds: 9 });
    expect(gameResultOf(leaveGame(play([1, 2, 3, 4, 5]), begun + 9000))?.passed).toBe(true);
    expect(leaveGame(play([1]), begun + 90_000).end?.reason).toBe('time');
  });

  it('asks for as many terms as there are, where a server delivers fewer', () => {
    const few = startGame(terms.slice(3), 'none', begun);
    expect(requiredHits(few)).toBe(2);
    expect(gameResultOf(pickTerm(pickTerm(few, '4', begun), '5', begun))?.passed).toBe(true);
  });

  it('is passed with every term found and at most two mistakes, and in no other way', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 15 }), { maxLength: 40 }), (ids) => {
        const game = play(ids, 'none');
        expect(gameResultOf(game)?.passed ?? false).toBe(hitsOf(game) === 5);
        expect(mistakesOf(game)).toBeLessThanOrEqual(3);
        expect(mistakesOf(game) === 3).toBe(gameResultOf(game)?.passed === false);
      }),
    );
  });
});

describe('the time that is announced', () => {
  it('comes at 30 and at 10 seconds of a minute, and earlier in a longer game', () => {
    const said = (limit: number) =>
      [...new Set(Array.from({ length: limit + 1 }, (_, passed) => announcedTime(limit, limit - passed)))].slice(1);
    expect(said(60)).toEqual([30, 10]);
    expect(said(600)).toEqual([300, 60, 30, 10]);
    expect(announcedTime(null, null)).toBeNull();
  });
});

describe('the game of an occupation (GAM-02)', () => {
  it.each([
    ['first', {}],
    ['last', { attempts: 1 }],
    ['blocked', { attempts: 2 }],
    ['blocked', { attempts: 7 }],
    ['passed', { attempts: 1, passed: true }],
    ['passed', { attempts: 2, passed: true }],
    ['unplayable', { terms: [] }],
    ['unplayable', { terms: terms.slice(5) }],
  ] as const)('%s: %o', (status, changes) => {
    expect(gameStatus(round(changes as Partial<GameRound>))).toBe(status);
  });
});
