import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { claimChecks, newlyBroken } from '@/domain/publishing';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { pauseClaim } from '@/entities/claim/claimsSlice';
import { usePublishGuard } from '@/ui/editor/usePublishGuard';

/** Keeps a published claim as complete as publishing demanded (CLA-05, D-62). */
export function useClaimGuard(claim: Claim) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const { confirm, dialog } = usePublishGuard();
  const beforeUpdate = async (values: Record<string, unknown>) => {
    if (!isClaimPublic(claim)) return true;
    const brokenRules = newlyBroken(claimChecks(claim), claimChecks({ ...claim, ...values }));
    const pause = () => dispatch(failureOf(pauseClaim({ params: { claimId: claim.id } })));
    return (
      (await confirm(
        brokenRules.map((rule) => t(`check.${rule}`)),
        pause,
      )) === true
    );
  };
  return { beforeUpdate, dialog };
}
