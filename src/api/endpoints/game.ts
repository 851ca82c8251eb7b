import { z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { LangQuery } from '../schema/fields';
import { NamedRef } from '../schema/entities';
import { Ack } from '../schema/responses';
import { answerList, Count, Flag, Id, withAliases, TextOrName } from '../schema/wireTypes';

/** `correct`: it belongs to the occupation. */
export const GameTerm = withAliases(
  { name: ['term', 'text', 'title'], correct: ['belongs', 'is_correct'] },
  z.object({ id: Id, name: TextOrName, correct: Flag }),
).register(z.globalRegistry, { id: 'GameTerm' });
export type GameTerm = z.output<typeof GameTerm>;

/** `attempts`: how often the game has been played (GAM-02). */
export const GameRound = withAliases(
  { attempts: ['attempts_used', 'used_attempts'] },
  z.object({ occupation: NamedRef, terms: answerList(GameTerm), attempts: Count, passed: Flag }),
).register(z.globalRegistry, { id: 'GameRound' });
export type GameRound = z.output<typeof GameRound>;

export const GameResultInput = z.object({
  passed: z.boolean(),
  mistakes: z.int().check(z.minimum(0)),
  seconds: z.number().check(z.minimum(0)),
});
export type GameResult = z.output<typeof GameResultInput>;

export const game = defineEndpoints('game', {
  getRound: {
    method: 'get',
    path: '/occupation-game/:occupationId',
    summary: 'Terms of the occupation game and the attempts already used',
    query: LangQuery,
    response: GameRound,
    assumed: true,
  },
  submitResult: {
    method: 'post',
    creates: true,
    path: '/occupation-game/:occupationId',
    summary: 'Report the outcome of a game',
    body: GameResultInput,
    response: Ack,
    assumed: true,
  },
});
