import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { game, GameResultInput, type GameResult, type GameRound } from '@/api/endpoints/game';
import type { Language } from '@/api/schema/languages';
import { fetchProfile, fetchProfiles } from '@/entities/profile/profilesSlice';
import { apiThunk } from '@/store/apiThunk';
import type { CallThunk } from '@/store/callResult';
import { emptyById } from '@/store/idRecord';
import { sendAndVerify } from '@/store/lostResponse';
import { findPendingWrite } from '@/store/pendingWrites';
import { rootReducer, type AppThunk } from '@/store/rootReducer';
import { idleRequest, trackRequest, type RequestState } from '@/store/trackRequest';

export const fetchRound = apiThunk(game.getRound);
/* Silent: the dialog shows its failure itself. */
const submitResult = apiThunk(game.submitResult, { silent: true });

const slice = createSlice({
  name: 'occupationGame',
  initialState: {
    /** By occupation id. */
    rounds: emptyById<GameRound>(),
    requests: emptyById<RequestState>(),
  },
  reducers: {},
  extraReducers: (builder) => {
    // Kept where reading it again fails.
    builder.addCase(submitResult.fulfilled, ({ rounds }, { meta: { arg } }) => {
      const round = rounds[arg.params.occupationId];
      if (!round) return;
      round.attempts += 1;
      round.passed = arg.body.passed;
    });
    trackRequest(
      builder,
      (state, { params }) => (state.requests[params.occupationId] ??= { ...idleRequest }),
      fetchRound,
      (state, round, { params }) => {
        state.rounds[params.occupationId] = round;
      },
    );
  },
  selectors: {
    selectRound: (state, occupationId: string): GameRound | undefined => state.rounds[occupationId],
    selectResults: ({ rounds }) =>
      Object.entries(rounds).map(([occupation_id, { attempts, passed }]) => ({ occupation_id, attempts, passed })),
    selectRoundRequest: (state, occupationId: string) => state.requests[occupationId] ?? idleRequest,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectRound, selectResults, selectRoundRequest } = slice.injectInto(rootReducer).selectors;

/** An attempt at the game of one occupation, which counts once. */
export interface Attempt {
  profileId: string;
  occupationId: string;
  /** Attempts that were used before. */
  used: number;
  lang: Language;
}

const keyOf = ({ occupationId, used }: Attempt) => `${submitResult.typePrefix} ${occupationId} ${used}`;

/** The result that was sent from this device without a known outcome; null if there is none. */
export function findUnsentResult(attempt: Attempt): AppThunk<GameResult | null> {
  return (dispatch) => {
    const stored = GameResultInput.safeParse(dispatch(findPendingWrite(keyOf(attempt)))?.args);
    return stored.success ? stored.data : null;
  };
}

/** After a lost response the round tells whether it counted (D-66). Then round and, if passed, profiles are read. */
export function sendResult(attempt: Attempt, result: GameResult): CallThunk<null> {
  const { profileId, occupationId, used, lang } = attempt;
  const params = { occupationId };
  return async (dispatch) => {
    const readRound = () => dispatch(fetchRound({ params, query: { lang } }));
    const isCounted = ({ attempts, passed }: GameRound) => passed || attempts > used;
    const sent = await dispatch(
      sendAndVerify<null, GameRound>({
        key: keyOf(attempt),
        args: result,
        // It uses up an attempt, and the page may be left before the answer is there.
        creates: true,
        send: async () => {
          const answered = await dispatch(submitResult({ params, body: result }));
          return 'failure' in answered ? answered : { data: null };
        },
        refetch: readRound,
        findResult: (round) => (isCounted(round) ? { data: null } : null),
      }),
    );
    if ('failure' in sent) {
      // Refused, perhaps since the game was played in another tab meanwhile: that shows in the round.
      if (sent.failure.kind === 'validation') await readRound();
      return sent;
    }
    const read = await readRound();
    if ('data' in read && !isCounted(read.data)) return { failure: { kind: 'server', outcome: 'ignored' } };
    if (result.passed) {
      await Promise.all([
        dispatch(fetchProfile({ params: { profileId } })),
        dispatch(fetchProfiles({ query: { lang } })),
      ]);
    }
    return sent;
  };
}
