import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { figuresOf, fittingPlan, planName } from '@/domain/plans';
import { fetchClaims, selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/session';

/** By the user's own number of claims; nothing for a visitor, or while it is not known. */
export function PlanFit({ own }: { own: string }) {
  const { t } = useTranslation('plans');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { length: count } = useAppSelector(selectClaims);
  const request = useRequest(selectClaimsRequest);
  useLoad(fetchClaims, isSignedIn ? undefined : null, request);
  if (!isSignedIn || request.status !== 'succeeded') return null;
  const max = figuresOf(own)?.claims;
  if (count === 0) return null;
  const next = fittingPlan(max === undefined ? count : Math.max(count, max) + 1);
  const plan = next && planName(next);
  const used = max === undefined ? null : t('fit.used', { used: count, count: max });
  const better = max === undefined ? 'fit.plan' : count >= max ? 'fit.more' : null;
  const text = [used, plan && better && t(better, { count, plan })].filter(Boolean).join(' ');
  return text ? <Typography>{text}</Typography> : null;
}
