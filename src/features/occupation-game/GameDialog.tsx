import { Dialog } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { UnsavedChangesPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { GameEnd, SendResult } from './GameEnd';
import { GamePlay } from './GamePlay';
import { ChooseProfile, GameStart, LoadingGame } from './GameStart';
import { useGame, type GameOptions, type GameProps, type GameScreen } from './useGame';

/** All others are ends. */
const screens: Partial<Record<GameScreen, ComponentType<GameProps>>> = {
  choose: ChooseProfile,
  loading: LoadingGame,
  start: GameStart,
  play: GamePlay,
  send: SendResult,
};

export function GameDialog(options: GameOptions) {
  const { t } = useTranslation('game');
  const game = useGame(options);
  const { screen, isRunning, isLeaving, setLeaving, leave } = game;
  const texts = { title: t('leave.title'), text: t('leave.text'), go: t('leave.go'), stay: t('leave.stay') };
  const Screen = screens[screen] ?? GameEnd;
  return (
    <Dialog
      fullScreen
      open
      onClose={isRunning ? () => setLeaving(true) : options.onClose}
      aria-labelledby={game.headingId}
      slotProps={{ paper: { sx: { borderRadius: 0, justifyContent: 'center' } } }}
    >
      <Screen key={screen} game={game} />
      <UnsavedChangesPrompt unsaved={isRunning} question={{ texts, onLeave: leave }} />
      <ConfirmDialog
        open={isLeaving}
        title={texts.title}
        text={texts.text}
        confirmLabel={texts.go}
        cancelLabel={texts.stay}
        onConfirm={leave}
        onCancel={() => setLeaving(false)}
      />
    </Dialog>
  );
}
