import { useCallback, useEffect, useRef } from 'react';
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
  const latestClaim = useRef(claim);
  useEffect(() => {
    latestClaim.current = claim;
  });
  const beforeUpdate = useCallback(
    (values: Record<string, unknown>) => {
      const { current } = latestClaim;
      if (!isClaimPublic(current)) return Promise.resolve(true);
      const brokenRules = newlyBroken(claimChecks(current), claimChecks({ ...current, ...values }));
      return confirm(
        brokenRules.map((rule) => t(`check.${rule}`)),
        () => dispatch(failureOf(pauseClaim({ params: { claimId: current.id } }))),
      );
    },
    [confirm, dispatch, t],
  );
  return { beforeUpdate, dialog };
}
