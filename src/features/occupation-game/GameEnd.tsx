import FoundIcon from '@mui/icons-material/CheckCircleOutlined';
import MissedIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Alert, Box, Button, Card, Chip, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { confirmationCount, totalConfirmations } from '@/domain/confirmationCount';
import { hitsOf, requiredHits } from '@/domain/occupationGame';
import { mailHref } from '@/domain/share';
import { config } from '@/platform/config';
import { href, inviteHref } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectCompetences } from '@/entities/profile/profilesSlice';
import { BusyButton } from '@/ui/basics/BusyButton';
import { Drawing } from '@/ui/feedback/Drawing';
import { FirstConfirmation } from '@/ui/feedback/FirstConfirmation';
import { FailureMessage } from '@/ui/feedback/Message';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { useMilestone } from '@/ui/feedback/useMilestone';
import { GamePage } from './GamePage';
import type { GameProps } from './useGame';

/** Waits for the server's response after a game: nothing is won before it. */
export function SendResult({ game }: GameProps) {
  const { t } = useTranslation('game');
  const { finished, isPending, failure } = game;
  const title = finished?.result.passed ? 'send.foundTitle' : 'send.overTitle';
  return (
    <GamePage
      game={game}
      title={t(game.game ? title : 'send.keptTitle')}
      actions={
        <BusyButton variant="contained" busy={isPending} onClick={() => void game.send()}>
          {t(failure ? 'send.again' : 'send.send')}
        </BusyButton>
      }
    >
      {failure ? (
        <Alert severity="error" role="alert">
          {Object.values(failure.fields ?? {})[0] ?? <FailureMessage failure={failure} />}
        </Alert>
      ) : null}
      <Typography role="status">{t(isPending ? 'send.sending' : 'send.kept')}</Typography>
      <SlowSaving isRunning={isPending} />
    </GamePage>
  );
}

export function GameEnd({ game }: GameProps) {
  const { t } = useTranslation('game');
  const { profile, profiles, occupation, failure } = game;
  const screen = game.screen as keyof typeof drawings;
  const isWon = screen === 'won';
  const total = totalConfirmations(profiles);
  const [isFirst] = useMilestone('firstConfirmation', isWon && total !== null ? total > 0 : null, true);
  const count = isWon && profile ? confirmationCount(profile) : null;
  const refusal = Object.values(failure?.fields ?? {})[0];
  const lostBy = game.game?.end?.reason ?? 'found';
  return (
    <GamePage
      game={game}
      title={screen === 'lost' ? t(`lost.title.${lostBy}`) : t(isFirst ? 'won.first' : `${screen}.title`)}
      drawing={<Drawing name={drawings[screen]} />}
      actions={<WayOn game={game} />}
    >
      {count ? (
        <Card sx={{ display: 'flex', alignItems: 'center', width: '100%', paddingInlineStart: 3, textAlign: 'start' }}>
          <Typography variant="h3" component="div" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {occupation}
          </Typography>
          <FirstConfirmation before={count - 1} count={count} person="" />
        </Card>
      ) : null}
      <Terms game={game} />
      <Typography>{t(`${screen}.text`, { occupation })}</Typography>
      {refusal ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {refusal}
        </Typography>
      ) : null}
    </GamePage>
  );
}

/** The terms that belong to the occupation, those that were not found only where no attempt is left. */
function Terms({ game: { game, profile, screen } }: GameProps) {
  const { t } = useTranslation('game');
  const competences = useAppSelector((state) => selectCompetences(state, profile?.id ?? ''))?.competences ?? [];
  if (!game) return null;
  const pickedIds = new Set(game.picked);
  const terms = game.terms.filter(({ id, correct }) => correct && (pickedIds.has(id) || screen !== 'lost'));
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {t('terms.found', { count: hitsOf(game), goal: requiredHits(game) })}
      </Typography>
      <Box component="ul" sx={chips}>
        {terms.map(({ id, name }) => {
          const isFound = pickedIds.has(id);
          const isOwn = competences.some((competence) => competence.name === name);
          const words = [name, isFound ? '' : t('terms.missed'), isOwn ? t('terms.own') : ''];
          return (
            <Chip
              key={id}
              component="li"
              variant="soft"
              color={isFound ? 'success' : 'default'}
              icon={isFound ? <FoundIcon /> : <MissedIcon />}
              label={words.filter(Boolean).join(' · ')}
            />
          );
        })}
      </Box>
    </>
  );
}

function WayOn({ game: { screen, occupation, onClose, onInvite, clear, chooseOther } }: GameProps) {
  const { t } = useTranslation('game');
  const way = (label: string, onClick: (() => void) | null, to: string) => (
    <Button variant="contained" {...(onClick ? { onClick } : { component: RouterLink, to })}>
      {label}
    </Button>
  );
  if (screen === 'lost') return way(t('lost.again'), clear, '');
  const invite = () => {
    onClose();
    onInvite?.();
  };
  if (screen !== 'blocked') return way(t('invite'), onInvite ? invite : null, inviteHref);
  const mail = [t('blocked.mailSubject', { occupation }), t('blocked.mailText', { occupation })] as const;
  return (
    <>
      {config.supportEmail ? (
        <Button component="a" href={mailHref(...mail, config.supportEmail)}>
          {t('blocked.support')}
        </Button>
      ) : null}
      {way(t(chooseOther ? 'blocked.other' : 'blocked.newProfile'), chooseOther, href('newProfile'))}
    </>
  );
}

const chips = {
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'center',
  '&:empty': { display: 'none' },
} as const;

const drawings = {
  won: 'medal',
  passed: 'medal',
  lost: 'nextAttempt',
  blocked: 'lock',
  notOffered: 'invitation',
} as const;
