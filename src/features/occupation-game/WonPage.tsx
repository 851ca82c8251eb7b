import Stack from '@mui/material/Stack';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { totalConfirmations } from '@/domain/confirmationCount';
import { useAppSelector } from '@/store/hooks';
import { selectProfiles } from '@/entities/profile/profilesSlice';
import { FirstConfirmation } from '@/ui/feedback/FirstConfirmation';
import { MilestoneContent } from '@/ui/feedback/MilestoneContent';
import { useMilestone } from '@/ui/feedback/useMilestone';
import { GameDialogContext, GameInviteButton } from './GamePage';

/** A pass is a confirmation; the first of all is a milestone, shown here or on the start page (ux 2.6). */
export function WonPage() {
  const { t } = useTranslation('game');
  const { headingId, onClose } = useContext(GameDialogContext);
  const total = totalConfirmations(useAppSelector(selectProfiles));
  const [isFirst] = useMilestone('firstConfirmation', total === null ? null : total > 0, true);
  return (
    <Stack sx={surface}>
      <MilestoneContent
        headingId={headingId}
        title={t(isFirst ? 'won.first' : 'won.title')}
        text={t('won.text')}
        mark={isFirst ? <FirstConfirmation count={total ?? 0} person="" /> : undefined}
        actions={<GameInviteButton />}
        onClose={onClose}
      />
    </Stack>
  );
}

const surface = {
  flex: 1,
  minHeight: 0,
  justifyContent: 'center',
  bgcolor: 'background.hero',
  '& > .MuiDialogActions-root': { justifyContent: 'center' },
} as const;
