import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { claimChecks, claimRuleSections, type ClaimRule } from '@/domain/publishing';
import { ReadinessChecklist } from '@/ui/editor/ReadinessChecklist';

/** The open conditions of publishing a claim, in the specification's order (CLA-05). */
export function ClaimChecklist({ claim, onGoTo }: { claim: Claim; onGoTo: (section: string) => void }) {
  const { t } = useTranslation('claims');
  const checks = claimChecks(claim);
  const isDone = (rule: ClaimRule) => checks.some((check) => check.rule === rule && check.done);
  return (
    <ReadinessChecklist
      checks={checks}
      textOf={(rule) => t(`${isDone(rule) ? 'checkDone' : 'check'}.${rule}`)}
      onGoTo={({ rule }) => onGoTo(claimRuleSections[rule])}
    />
  );
}
