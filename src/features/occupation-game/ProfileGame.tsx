import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameRound } from '@/api/endpoints/game';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { occupationName } from '@/domain/occupationName';
import { gameResultOf, stageOf } from '@/domain/occupationGame';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { useMutation } from '@/store/useMutation';
import { selectUserDetails } from '@/entities/user/userSlice';
import { StatusView } from '@/ui/feedback/StatusView';
import { useLanguage } from '@/ui/text/useLanguage';
import { BlockedPage } from './BlockedPage';
import { GameInviteButton, GamePage } from './GamePage';
import { LostPage } from './LostPage';
import { PassedPage } from './PassedPage';
import { PlayPage } from './PlayPage';
import { SendPage } from './SendPage';
import { StartPage } from './StartPage';
import { WonPage } from './WonPage';
import { fetchRound, findUnsentResult, selectRound, selectRoundRequest, sendResult, type Attempt } from './gameSlice';
import type { PlayedGame } from './useGame';

interface ProfileGameProps {
  profile: Pick<ProfileListItem, 'id' | 'occupation'>;
  occupationId: string;
  play: PlayedGame;
  /** The one that is played, or was last. */
  attempt: Attempt | null;
  onAttempt: (attempt: Attempt) => void;
  /** Asks whether to leave the running game. */
  onLeave: () => void;
}

/** The game for one profile's occupation, as far as it has come (GAM-01, GAM-02). */
export function ProfileGame({ occupationId, ...props }: ProfileGameProps) {
  const { t } = useTranslation('game');
  const lang = useLanguage();
  const round = useAppSelector((state) => selectRound(state, occupationId));
  const request = useRequest((state) => selectRoundRequest(state, occupationId));
  const reload = useLoad(fetchRound, { params: { occupationId }, query: { lang } }, request);
  const [games, setGames] = useState(0);
  if (!round && request.error?.kind === 'notOffered') return <NotOfferedPage />;
  if (!round) {
    return (
      <GamePage title={t('title')}>
        <StatusView request={request} hasContent={false} skeleton={<RulesSkeleton />} onRetry={reload}>
          {null}
        </StatusView>
      </GamePage>
    );
  }
  return (
    <Round
      key={games}
      {...props}
      round={round}
      next={{ profileId: props.profile.id, occupationId, used: round.attempts, lang }}
      onAgain={() => {
        props.play.clear();
        setGames(games + 1);
      }}
    />
  );
}

interface RoundProps extends Omit<ProfileGameProps, 'occupationId'> {
  round: GameRound;
  next: Attempt;
  onAgain: () => void;
}

function Round({ profile, round, next, play, attempt, onAttempt, onLeave, onAgain }: RoundProps) {
  const dispatch = useAppDispatch();
  const gender = useAppSelector(selectUserDetails)?.gender;
  // In the language of the terms.
  const occupation = occupationName((round.occupation ?? profile.occupation)?.name ?? '', gender);
  const { game } = play;
  const [kept] = useState(() => {
    const result = dispatch(findUnsentResult(next));
    return result && { attempt: next, result };
  });
  const [isSent, setSent] = useState(false);
  const result = game ? gameResultOf(game) : (kept?.result ?? null);
  const { run, isPending, failure } = useMutation((sent: NonNullable<typeof kept>) =>
    sendResult(sent.attempt, sent.result),
  );
  const send = async () => {
    const of = game ? attempt : kept?.attempt;
    if (!of || !result) return;
    const outcome = await run({ attempt: of, result });
    if (outcome && 'data' in outcome) setSent(true);
  };
  const stage = stageOf(round);
  const hasEnded = stage === 'passed' || stage === 'blocked';
  const refusal = failure?.kind === 'validation' && hasEnded ? failure : null;

  if (game && !result) {
    return <PlayPage game={game} left={play.left} occupation={occupation} onPick={play.pick} onLeave={onLeave} />;
  }
  if (failure?.kind === 'notOffered') return <NotOfferedPage />;
  if (result && !isSent && !refusal) {
    return (
      <SendPage result={result} isKept={!game} isPending={isPending} failure={failure} onSend={() => void send()} />
    );
  }
  if (stage === 'passed') return isSent ? <WonPage /> : <PassedPage refusal={refusal} />;
  if (stage === 'blocked') return <BlockedPage occupation={occupation} refusal={refusal} game={game} />;
  if (isSent) return <LostPage game={game} onAgain={onAgain} />;
  if (stage === 'unplayable') return <NotOfferedPage />;
  return (
    <StartPage
      occupation={occupation}
      round={round}
      onStart={(limit) => {
        onAttempt(next);
        play.start(round.terms, limit);
      }}
    />
  );
}

/** The server has no game for it (D-50). */
function NotOfferedPage() {
  const { t } = useTranslation('game');
  return (
    <GamePage title={t('notOffered.title')} drawing="invitation" actions={<GameInviteButton />}>
      <Typography>{t('notOffered.text')}</Typography>
    </GamePage>
  );
}

function RulesSkeleton() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={72} />
    </Stack>
  );
}
