import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { GameResult } from '@/api/endpoints/game';
import {
  gameAt,
  gameResultOf,
  gameStatus,
  leaveGame,
  pickTerm,
  secondsLeft,
  startGame,
  type Game,
  type TimeLimit,
} from '@/domain/occupationGame';
import { occupationName } from '@/domain/occupationName';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { useMutation } from '@/store/useMutation';
import { selectListedProfile, selectProfile, selectProfiles } from '@/entities/profile/profilesSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { useLanguage } from '@/ui/text/useLanguage';
import { fetchRound, findUnsentResult, selectRound, selectRoundRequest, sendResult, type Attempt } from './gameSlice';

export interface GameOptions {
  /** Null where it is chosen in the dialog. */
  profileId: string | null;
  /** Opens the form of an invitation; undefined where a link leads to it. */
  onInvite: (() => void) | undefined;
  onClose: () => void;
}

export type GameScreen = 'choose' | 'loading' | 'start' | 'play' | 'send' | EndScreen;
type EndScreen = 'won' | 'lost' | 'blocked' | 'passed' | 'notOffered';

export function useGame({ profileId, ...options }: GameOptions) {
  const dispatch = useAppDispatch();
  const headingId = useId();
  const lang = useLanguage();
  const gender = useAppSelector(selectUserDetails)?.gender;
  const profiles = useAppSelector(selectProfiles).filter(({ occupation }) => occupation !== null);
  const [chosenId, choose] = useState(profileId ?? (profiles.length === 1 ? (profiles[0]?.id ?? null) : null));
  const profile = useAppSelector((state) =>
    chosenId === null ? undefined : (selectProfile(state, chosenId) ?? selectListedProfile(state, chosenId)),
  );
  const occupationId = profile?.occupation?.id ?? '';
  const round = useAppSelector((state) => selectRound(state, occupationId));
  const request = useRequest((state) => selectRoundRequest(state, occupationId));
  const args = { params: { occupationId }, query: { lang } };
  const reload = useLoad(fetchRound, occupationId ? args : null, request);
  const play = usePlay();
  const next = { profileId: profile?.id ?? '', occupationId, used: round?.attempts ?? 0, lang };
  const unsent = play.game ? null : dispatch(findUnsentResult(next));
  const finished = play.finished ?? (unsent && { attempt: next, result: unsent });
  const hasOthers = profiles.some(({ occupation }) => occupation?.id !== occupationId);

  const findScreen = (): GameScreen => {
    const { failure, isSent } = play;
    if (!occupationId) return 'choose';
    if (!round) return request.error?.kind === 'notOffered' ? 'notOffered' : 'loading';
    if (play.isRunning) return 'play';
    const status = gameStatus(round);
    const isPlayedOut = status === 'passed' || status === 'blocked';
    if (failure?.kind === 'notOffered') return 'notOffered';
    if (finished && !isSent && !(failure?.kind === 'validation' && isPlayedOut)) return 'send';
    if (status === 'passed') return isSent ? 'won' : status;
    if (status === 'blocked') return status;
    if (isSent) return 'lost';
    return status === 'unplayable' ? 'notOffered' : 'start';
  };
  return {
    ...options,
    ...play,
    headingId,
    profiles,
    profile,
    choose,
    /** Null where no profile has another occupation. */
    chooseOther: hasOthers ? () => (play.clear(), choose(null)) : null,
    /** In the user's gender, and in the language of the terms. */
    occupation: occupationName((round?.occupation ?? profile?.occupation)?.name ?? '', gender),
    round,
    request,
    reload,
    screen: findScreen(),
    start: (limit: TimeLimit) => round && play.start(next, startGame(round.terms, limit, performance.now())),
    send: () => finished && play.send(finished),
  };
}

export interface GameProps {
  game: ReturnType<typeof useGame>;
}

/** The game that is played: its clock, which no change of the system's time moves and no hidden tab stops (D-75). */
function usePlay() {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [game, setGame] = useState<Game | null>(null);
  const [now, setNow] = useState(0);
  const [finished, setFinished] = useState<{ attempt: Attempt; result: GameResult } | null>(null);
  const [isSent, setSent] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { run, isPending, failure, reset } = useMutation(sendResult);
  const startedAt = game?.startedAt ?? 0;
  const isRunning = game !== null && game.end === null;
  const isTimed = isRunning && game.limit !== null;

  const send = async (sent: NonNullable<typeof finished>) => {
    setFinished(sent);
    const outcome = await run(sent.attempt, sent.result);
    if (outcome && 'data' in outcome) setSent(true);
  };
  /** The move that ends the game sends its result. */
  const move = (change: (game: Game, at: number) => Game) => {
    if (!game || !attempt || !isRunning) return;
    const moved = change(game, performance.now());
    setGame(moved);
    if (moved.end) setLeaving(false);
    const result = gameResultOf(moved);
    if (result) void send({ attempt, result });
  };
  const tick = useEffectEvent(() => {
    setNow(performance.now());
    move(gameAt);
  });
  useEffect(() => {
    if (!isTimed) return undefined;
    const onTick = () => tick();
    // Timers of a hidden tab run late.
    document.addEventListener('visibilitychange', onTick);
    const timer = setTimeout(onTick, 1000 - ((performance.now() - startedAt) % 1000));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onTick);
    };
  }, [isTimed, startedAt, now]);

  return {
    game,
    isRunning,
    /** Asks whether to leave the running game. */
    isLeaving,
    setLeaving,
    left: game && secondsLeft(game, Math.max(now, startedAt)),
    finished,
    isSent,
    isPending,
    failure,
    send,
    start: (of: Attempt, started: Game) => {
      setAttempt(of);
      setNow(started.startedAt);
      setGame(started);
    },
    pick: (id: string) => move((before, at) => pickTerm(before, id, at)),
    leave: () => move(leaveGame),
    clear: () => {
      setGame(null);
      setFinished(null);
      setSent(false);
      reset();
    },
  };
}
