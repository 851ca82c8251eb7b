import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { claimChecks, claimRuleSections } from '@/domain/publishing';
import { ReadinessChecklist } from '@/ui/list/ReadinessChecklist';

interface ClaimChecklistProps {
  claim: Claim;
  headingId: string;
  onGoTo: (section: string) => void;
  onPublish?: (() => void) | undefined;
}

export function ClaimChecklist({ claim, headingId, onGoTo, onPublish }: ClaimChecklistProps) {
  const { t } = useTranslation('claims');
  return (
    <ReadinessChecklist
      checks={claimChecks(claim)}
      textOf={(rule, done) => (done ? t(`taskDone.${rule}`) : t(`task.${rule}`))}
      headingId={headingId}
      onPublish={onPublish}
      onGoTo={({ rule }) => onGoTo(claimRuleSections[rule])}
    />
  );
}
