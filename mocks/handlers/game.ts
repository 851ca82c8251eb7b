import { game } from '@/api/endpoints/game';
import { gameTerms } from '../data/gameTerms';
import { findOccupation } from '../data/occupations';
import type { GameRecord } from '../db/communityRecords';
import type { AccountRecord } from '../db/records';
import type { World } from '../db/world';
import { mockHandlers } from '../endpoint';
import { notFound, failField } from '../fail';

/** Games per occupation: a first one, and one more after a failure (A4). */
const attemptsAllowed = 2;
const mistakesAllowed = 2;

function gameOf(world: World, account: AccountRecord, occupationId: string): GameRecord {
  const occupation = findOccupation(occupationId, 'de');
  if (!occupation) throw notFound();
  const isThis = (row: GameRecord) => row.account_id === account.id && row.occupation_id === occupation.id;
  const fresh = { account_id: account.id, occupation_id: occupation.id, attempts: 0, passed: false };
  return world.table('games').find(isThis) ?? world.table('games').add(fresh);
}

export const gameMocks = mockHandlers(game, {
  getRound: ({ params, query, world, account }) => {
    const { occupation_id, attempts, passed } = gameOf(world, account, params.occupationId);
    const { id, name } = findOccupation(occupation_id, query.lang) ?? {};
    return {
      occupation: { id, name },
      terms: gameTerms(occupation_id, query.lang).map(({ correct, ...term }) => ({
        ...term,
        correct: correct ? 1 : 0,
      })),
      attempts,
      passed: passed ? 1 : 0,
    };
  },

  /** A pass counts as the first verification of one's profiles of this occupation. */
  submitResult: ({ params, body, world, account }) => {
    const record = gameOf(world, account, params.occupationId);
    if (record.passed) throw failField('limit', 'Sie haben dieses Spiel bereits bestanden.');
    if (record.attempts >= attemptsAllowed) {
      throw failField('limit', 'Für diesen Beruf sind alle Versuche aufgebraucht.');
    }
    if (body.passed && body.mistakes > mistakesAllowed) {
      throw failField('mistakes', `Mehr als ${mistakesAllowed} Fehler sind nicht erlaubt.`);
    }
    record.attempts += 1;
    record.passed = body.passed;
    if (!body.passed) return { attempts: record.attempts, passed: 0 };
    const isPlayed = (row: { account_id: number; occupation_id: number | string }) =>
      row.account_id === account.id && String(row.occupation_id) === String(record.occupation_id);
    for (const { id } of world.table('profiles').where(isPlayed)) {
      const verification = {
        profile_id: id,
        account_id: account.id,
        origin: 'game',
        created_at: world.stamp(),
      } as const;
      world.table('verifications').add(verification);
    }
    return { attempts: record.attempts, passed: 1 };
  },
});
