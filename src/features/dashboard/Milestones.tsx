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
  if (isDone) {
    return (
      <Milestone
        title={t('milestone.firstSteps.title')}
        text={t('milestone.firstSteps.text')}
        actions={<Action to={href('newClaim')} label={t('milestone.firstSteps.action')} />}
        onClose={closeDone}
      />
    );
  }
  return isConfirmed ? (
    <Milestone
      title={t('milestone.firstConfirmation.title')}
      text={t('milestone.firstConfirmation.text')}
      actions={<Action to={href('verifyCompetence')} label={t('milestone.firstConfirmation.action')} />}
      onClose={closeConfirmed}
    />
  ) : null;
}

function Action({ to, label }: { to: string; label: string }) {
  return (
    <Button variant="outlined" component={RouterLink} to={to}>
      {label}
    </Button>
  );
}
