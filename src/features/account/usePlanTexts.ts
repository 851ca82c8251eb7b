import { useTranslation } from 'react-i18next';
import {
  fetchSubscription,
  selectSubscription,
  selectSubscriptionRequest,
} from '@/entities/subscription/subscriptionSlice';
import { useUserDetails } from '@/features/user';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { useDayText } from '@/ui/text/useLanguage';

export interface Plan {
  /** What cannot be read is never "none". */
  state: 'loading' | 'unreadable' | 'none' | 'plan';
  name: string;
  /** '' where it is not known. */
  period: string;
  retry: () => void;
  /** A mail to the support. */
  cancellation: { subject: string; body: string };
}

export function usePlan(): Plan {
  const { t } = useTranslation('account');
  const dayText = useDayText();
  const details = useUserDetails();
  const subscription = useAppSelector(selectSubscription);
  const request = useRequest(selectSubscriptionRequest);
  const retry = useLoad(fetchSubscription, undefined, request);
  const state = subscription
    ? 'plan'
    : request.status === 'succeeded'
      ? 'none'
      : request.status === 'failed'
        ? 'unreadable'
        : 'loading';
  const { plan: slug = '', period_start: from = '', period_end: until = '' } = subscription ?? {};
  const name = slug.slice(0, 1).toUpperCase() + slug.slice(1);
  const days = [from, until].map(dayText).filter(Boolean);
  const period = dayText(until) && days.length < 2 ? t('plan.until', { day: dayText(until) }) : days.join(' – ');
  const person = details ? `${details.firstname} ${details.lastname}`.trim() : '';
  return {
    state,
    name,
    period,
    retry,
    cancellation: {
      subject: t('plan.mailSubject', { name }),
      body: t('plan.mailBody', { name, email: details?.email ?? '', person }),
    },
  };
}
