import { useEffect, useState } from 'react';
import type { GameTerm } from '@/api/endpoints/game';
import {
  gameAt,
  leaveGame,
  pickTerm,
  secondsLeft,
  startGame,
  type Game,
  type TimeLimit,
} from '@/domain/occupationGame';

/** A game and its clock, which no change of the system's time moves and no hidden tab stops (D-75). */
export function useGame() {
  const [game, setGame] = useState<Game | null>(null);
  const [now, setNow] = useState(0);
  const change = (next: (game: Game, at: number) => Game) =>
    setGame((before) => before && next(before, performance.now()));
  const isTimed = game !== null && game.end === null && game.limit !== null;
  const startedAt = game?.startedAt ?? 0;

  useEffect(() => {
    if (!isTimed) return undefined;
    const tick = () => {
      const at = performance.now();
      setNow(at);
      setGame((before) => before && gameAt(before, at));
    };
    // Timers of a hidden tab run late.
    document.addEventListener('visibilitychange', tick);
    const timer = setTimeout(tick, 1000 - ((performance.now() - startedAt) % 1000));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isTimed, startedAt, now]);

  return {
    game,
    isRunning: game !== null && game.end === null,
    left: game && secondsLeft(game, Math.max(now, startedAt)),
    start: (terms: readonly GameTerm[], limit: TimeLimit) => {
      const at = performance.now();
      setNow(at);
      setGame(startGame(terms, limit, at));
    },
    pick: (id: string) => change((before, at) => pickTerm(before, id, at)),
    leave: () => change(leaveGame),
    clear: () => setGame(null),
  };
}

export type PlayedGame = ReturnType<typeof useGame>;
