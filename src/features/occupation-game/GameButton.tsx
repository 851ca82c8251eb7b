import GameIcon from '@mui/icons-material/ExtensionOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { confirmationCount } from '@/domain/confirmationCount';
import { useAppSelector } from '@/store/hooks';
import { selectListedProfile, selectProfile, selectProfiles } from '@/entities/profile/profilesSlice';
import { lazyComponent } from '@/ui/basics/lazyComponent';

const GameDialog = lazyComponent(() => import('./GameDialog'), 'GameDialog');

interface GameButtonProps {
  label: string;
  /** Without it, the profile is chosen in the dialog. */
  profileId?: string;
  /** Opens the form of an invitation; by default the dialog leads to it. */
  onInvite?: () => void;
}

/** Renders nothing where no profile has an occupation, or where this one is confirmed already. */
export function GameButton({ label, profileId, onInvite }: GameButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isOffered = useAppSelector((state) => {
    if (profileId === undefined) return selectProfiles(state).some(({ occupation }) => occupation !== null);
    const profile = selectProfile(state, profileId) ?? selectListedProfile(state, profileId);
    return profile !== undefined && profile.occupation !== null && !confirmationCount(profile);
  });
  // The game that confirms the profile is shown to its end.
  if (!isOffered && !isOpen) return null;
  return (
    <>
      <Button startIcon={<GameIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Suspense>
          <GameDialog profileId={profileId ?? null} onInvite={onInvite} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
