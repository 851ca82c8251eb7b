import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { claimChecks, claimRuleSections } from '@/domain/publishing';
import { ReadinessChecklist } from '@/ui/editor/ReadinessChecklist';

/** The open conditions of publishing a claim, in the specification's order (CLA-05). */
export function ClaimChecklist({ claim, onGoTo }: { claim: Claim; onGoTo: (section: string) => void }) {
  const { t } = useTranslation('claims');
  return (
    <ReadinessChecklist
      checks={claimChecks(claim)}
      textOf={(rule, done) => t(`${done ? 'taskDone' : 'check'}.${rule}`)}
      onGoTo={({ rule }) => onGoTo(claimRuleSections[rule])}
    />
  );
}
