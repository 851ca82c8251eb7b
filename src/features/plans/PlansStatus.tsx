import { Alert } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { shownPlans } from '@/domain/plans';
import { fetchPlans, selectPlans, selectPlansRequest } from '@/entities/subscription/subscriptionSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { StatusView } from '@/ui/feedback/StatusView';

export function usePlans() {
  const request = useRequest(selectPlansRequest);
  const retry = useLoad(fetchPlans, undefined, request);
  return { plans: shownPlans(useAppSelector(selectPlans)), request, retry };
}

/** The plans stand without the server; only what it says of them is missing then (D-52). */
export function PlansStatus({ request, retry }: Pick<ReturnType<typeof usePlans>, 'request' | 'retry'>) {
  return (
    <StatusView request={request} hasContent skeleton={null} failureText="plans:loadFailed" onRetry={retry}>
      {null}
    </StatusView>
  );
}

/** Founders have premium profiles for ever; it is said where the server tells who is one (PRO-23). */
export function FounderNote() {
  const { t } = useTranslation('plans');
  const isFounder = useAppSelector(selectUserDetails)?.is_founder === true;
  return isFounder ? <Alert severity="success">{t('founder')}</Alert> : null;
}
