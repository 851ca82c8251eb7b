import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { firstSteps } from '@/domain/nextStep';
import { inviteHref } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { confirmedHref } from '@/routes/workHref';
import { AnimatedTick } from '@/ui/feedback/AnimatedTick';
import { FirstConfirmation } from '@/ui/feedback/FirstConfirmation';
import { Milestone } from '@/ui/feedback/Milestone';
import { useMilestone } from '@/ui/feedback/useMilestone';

interface MilestonesProps {
  /** Null where too little is known, or the steps were dismissed. */
  areFirstStepsDone: boolean | null;
  /** Null where it is not known. */
  confirmations: number | null;
  confirmedBy: readonly string[];
}

export function Milestones({ areFirstStepsDone, confirmations, confirmedBy }: MilestonesProps) {
  const { t } = useTranslation('dashboard');
  const [isDone, closeDone] = useMilestone('firstSteps', areFirstStepsDone);
  const [isConfirmed, closeConfirmed] = useMilestone(
    'firstConfirmation',
    confirmations === null ? null : confirmations > 0,
  );
  if (!isDone && !isConfirmed) return null;
  const name = isDone ? 'firstSteps' : 'firstConfirmation';
  return (
    <Milestone
      key={name}
      title={t(`milestone.${name}.title`)}
      text={t(`milestone.${name}.text`)}
      mark={
        isDone ? (
          // The last of them closes the ring.
          <AnimatedTick size={12} closedBefore={1 - 1 / firstSteps.length} />
        ) : (
          <FirstConfirmation count={confirmations ?? 0} person={confirmedBy[0] ?? ''} />
        )
      }
      actions={
        <Button variant="contained" component={RouterLink} to={isDone ? inviteHref : confirmedHref}>
          {t(`milestone.${name}.action`)}
        </Button>
      }
      onClose={isDone ? closeDone : closeConfirmed}
    />
  );
}
