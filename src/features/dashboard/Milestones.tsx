import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { Milestone } from '@/ui/feedback/Milestone';
import { useMilestone } from './useMilestone';

interface MilestonesProps {
  /** Null where too little is known to say, or nobody wants to hear it. */
  areFirstStepsDone: boolean | null;
  /** Null where it is not known. */
  confirmations: number | null;
}

/** What was reached since the last visit (ux 2.6). */
export function Milestones({ areFirstStepsDone, confirmations }: MilestonesProps) {
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
      title={t(`milestone.${name}.title`)}
      text={t(`milestone.${name}.text`)}
      actions={
        <Button variant="outlined" component={RouterLink} to={href(isDone ? 'newClaim' : 'verifyCompetence')}>
          {t(`milestone.${name}.action`)}
        </Button>
      }
      onClose={isDone ? closeDone : closeConfirmed}
    />
  );
}
