import { Alert, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { figuresOf, fittingPlan, planName } from '@/domain/plans';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import {
  fetchSubscription,
  selectSubscription,
  selectSubscriptionRequest,
} from '@/entities/subscription/subscriptionSlice';
import { PageLink } from '@/ui/basics/PageLink';

/** How many claims the plan includes, where the server names the plan (CLA-14). Shown only: the server enforces it. */
export function ClaimQuota() {
  const { t } = useTranslation('newClaim');
  const plan = useAppSelector(selectSubscription)?.plan;
  const { length: used } = useAppSelector(selectClaims);
  const { status } = useRequest(selectClaimsRequest);
  useLoad(fetchSubscription, undefined, useRequest(selectSubscriptionRequest));
  const max = plan === undefined ? undefined : figuresOf(plan)?.claims;
  if (max === undefined || status !== 'succeeded') return null;
  if (used < max) {
    return (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('quota.left', { left: max - used, count: max })}
      </Typography>
    );
  }
  const larger = fittingPlan(used + 1);
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {t('quota.reached', { count: max })}{' '}
      {larger ? `${t('quota.larger', { plan: planName(larger), count: figuresOf(larger)?.claims })} ` : null}
      <PageLink route="pricing" color="inherit">
        {t('plans')}
      </PageLink>
    </Alert>
  );
}
