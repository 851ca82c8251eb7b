import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveGame, gameResultOf } from '@/domain/occupationGame';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectListedProfile, selectProfile, selectProfiles } from '@/entities/profile/profilesSlice';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { UnsavedChangesPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { ChooseProfile } from './ChooseProfile';
import { GameDialogContext } from './GamePage';
import { ProfileGame } from './ProfileGame';
import { sendResult, type Attempt } from './gameSlice';
import { useGame } from './useGame';

interface GameDialogProps {
  /** Null where it is chosen here. */
  profileId: string | null;
  onInvite?: (() => void) | undefined;
  onClose: () => void;
}

/** The occupation game over the whole window (D-71). */
export function GameDialog({ profileId, onInvite, onClose }: GameDialogProps) {
  const { t } = useTranslation('game');
  const dispatch = useAppDispatch();
  const headingId = useId();
  const profiles = useAppSelector(selectProfiles).filter(({ occupation }) => occupation !== null);
  const [chosenId, choose] = useState(profileId ?? (profiles.length === 1 ? (profiles[0]?.id ?? null) : null));
  const profile = useAppSelector((state) =>
    chosenId === null ? undefined : (selectProfile(state, chosenId) ?? selectListedProfile(state, chosenId)),
  );
  const play = useGame();
  const { game, isRunning } = play;
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const texts = { title: t('leave.title'), text: t('leave.text'), go: t('leave.go'), stay: t('leave.stay') };

  /** Leaving the page: the result counts, but is not shown (D-75). */
  const leavePage = () => {
    const result = game && gameResultOf(leaveGame(game, performance.now()));
    if (result && attempt) void dispatch(sendResult(attempt, result));
  };
  const hasOthers = profiles.some(({ occupation }) => occupation?.id !== profile?.occupation?.id);
  const chooseOther = () => {
    play.clear();
    choose(null);
  };
  return (
    <Dialog
      fullScreen
      open
      onClose={isRunning ? () => setLeaving(true) : onClose}
      aria-labelledby={headingId}
      slotProps={{ paper: { sx: paper } }}
    >
      <GameDialogContext value={{ headingId, onClose, onInvite, onOtherProfile: hasOthers ? chooseOther : null }}>
        {profile?.occupation ? (
          <ProfileGame
            key={profile.id}
            profile={profile}
            occupationId={profile.occupation.id}
            play={play}
            attempt={attempt}
            onAttempt={setAttempt}
            onLeave={() => setLeaving(true)}
          />
        ) : (
          <ChooseProfile profiles={profiles} onChoose={choose} />
        )}
      </GameDialogContext>
      <UnsavedChangesPrompt unsaved={isRunning} question={{ texts, onLeave: leavePage }} />
      <ConfirmDialog
        open={isLeaving && isRunning}
        title={texts.title}
        text={texts.text}
        confirmLabel={texts.go}
        cancelLabel={texts.stay}
        onConfirm={() => {
          setLeaving(false);
          play.leave();
        }}
        onCancel={() => setLeaving(false)}
      />
    </Dialog>
  );
}

/** Where there is more room than a page needs, its actions stand right below it. */
const paper = {
  borderRadius: 0,
  justifyContent: 'center',
  '& .MuiDialogContent-root': { flex: { xs: '1 1 auto', sm: '0 1 auto' } },
} as const;
