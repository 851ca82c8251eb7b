import { Alert, Skeleton, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { joinedWords } from '@/domain/displayName';
import { figuresOf, planName, planSlug } from '@/domain/plans';
import {
  fetchSubscription,
  selectSubscription,
  selectSubscriptionRequest,
} from '@/entities/subscription/subscriptionSlice';
import { useUserDetails } from '@/features/user/UserDetailsAlert';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/session';
import { SupportMail } from '@/ui/basics/SupportMail';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { StatusView } from '@/ui/feedback/StatusView';
import { useDayText } from '@/ui/text/useLanguage';

/** The plan of who is signed in; nothing is read for a visitor. */
export function useOwnPlan() {
  const { t } = useTranslation('plans');
  const dayText = useDayText();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const subscription = useAppSelector(selectSubscription);
  const request = useRequest(selectSubscriptionRequest);
  const retry = useLoad(fetchSubscription, isSignedIn ? undefined : null, request);
  const { plan = '', period_start: from = '', period_end: until = '' } = subscription ?? {};
  const slug = planSlug(plan);
  const days = [from, until].map(dayText).filter(Boolean);
  return {
    subscription,
    request,
    retry,
    slug,
    name: planName(slug),
    /** '' where it is not known. */
    period: dayText(until) && days.length < 2 ? t('own.until', { day: dayText(until) }) : days.join(' – '),
  };
}

/** "No plan" where the server says so; what cannot be read is not known (D-65). */
export function OwnPlan() {
  const { t } = useTranslation('plans');
  const { subscription, request, retry, name, period } = useOwnPlan();
  return (
    <StatusView
      request={request}
      hasContent={subscription !== null}
      skeleton={<Skeleton width={240} />}
      empty={<Typography>{t('own.none')}</Typography>}
      failureText="plans:own.loadFailed"
      onRetry={retry}
    >
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{period || t('own.noPeriod')}</Typography>
    </StatusView>
  );
}

/** Nothing is said where the plan is not known. */
export function OwnAdvertising() {
  const { t } = useTranslation('plans');
  const { slug, name } = useOwnPlan();
  const figures = figuresOf(slug);
  return figures ? t('advertising', { plan: name, count: figures.items }) : null;
}

/** No call ends a plan: a prepared mail does, or its text where no address is known (D-84). */
export function CancelPlan() {
  const { t } = useTranslation('plans');
  const { name } = useOwnPlan();
  const { firstname = '', lastname = '', email = '' } = useUserDetails() ?? {};
  return (
    <SupportMail
      subject={t('cancel.subject', { name })}
      body={t('cancel.body', { name, email, person: joinedWords([firstname, lastname]) })}
      write={t('cancel.write')}
      copy={t('cancel.copy')}
      what={name}
    />
  );
}

/** Nobody knows whether a plan ends with its account, so the cancellation comes first. */
export function PlanHint() {
  const { t } = useTranslation('plans');
  const { subscription, request, retry, name, period } = useOwnPlan();
  if (!subscription) {
    return request.status !== 'failed' ? null : (
      <ActionAlert severity="warning" role="note" onAction={retry}>
        {t('own.unreadable')}
      </ActionAlert>
    );
  }
  return (
    <Alert severity="warning" role="note">
      {t('own.hint', { plan: [name, period].filter(Boolean).join(', ') })}
      <CancelPlan />
    </Alert>
  );
}
