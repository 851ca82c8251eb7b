import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { joinedWords } from '@/domain/displayName';
import { mailHref } from '@/domain/share';
import {
  fetchSubscription,
  selectSubscription,
  selectSubscriptionRequest,
} from '@/entities/subscription/subscriptionSlice';
import { useUserDetails } from '@/features/user';
import { config } from '@/platform/config';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { CopyButton } from '@/ui/basics/CopyButton';
import { StatusView } from '@/ui/feedback/StatusView';
import { useDayText } from '@/ui/text/useLanguage';

export function usePlan() {
  const { t } = useTranslation('account');
  const dayText = useDayText();
  const subscription = useAppSelector(selectSubscription);
  const request = useRequest(selectSubscriptionRequest);
  const retry = useLoad(fetchSubscription, undefined, request);
  const { plan: slug = '', period_start: from = '', period_end: until = '' } = subscription ?? {};
  const days = [from, until].map(dayText).filter(Boolean);
  return {
    hasPlan: subscription !== null,
    request,
    retry,
    name: slug.slice(0, 1).toUpperCase() + slug.slice(1),
    /** '' where it is not known. */
    period: dayText(until) && days.length < 2 ? t('plan.until', { day: dayText(until) }) : days.join(' – '),
  };
}

/** "No plan" where the server says so; what cannot be read is not known (D-65). */
export function PlanSection() {
  const { t } = useTranslation(['account', 'common']);
  const { hasPlan, request, retry, name, period } = usePlan();
  return (
    <StatusView
      request={request}
      hasContent={hasPlan}
      skeleton={<Skeleton width={240} />}
      empty={<Typography>{t('plan.none')}</Typography>}
      failureText="account:plan.loadFailed"
      onRetry={retry}
    >
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{period || t('plan.noPeriod')}</Typography>
    </StatusView>
  );
}

/** Nobody knows whether a plan ends with its account, so the cancellation comes first. */
export function PlanHint() {
  const { t } = useTranslation(['account', 'common']);
  const { hasPlan, request, retry, name, period } = usePlan();
  const { firstname = '', lastname = '', email = '' } = useUserDetails() ?? {};
  if (!hasPlan) {
    return request.status !== 'failed' ? null : (
      <ActionAlert severity="warning" role="note" onAction={retry}>
        {t('plan.unreadable')}
      </ActionAlert>
    );
  }
  const subject = t('plan.mailSubject', { name });
  const body = t('plan.mailBody', { name, email, person: joinedWords([firstname, lastname]) });
  const support = config.supportEmail;
  return (
    <Alert severity="warning" role="note">
      {t('plan.hint', { plan: [name, period].filter(Boolean).join(', ') })}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1, marginInlineStart: support ? 0 : -1.5 }}>
        {support ? (
          <Button variant="outlined" component="a" href={mailHref(subject, body, support)}>
            {t('plan.cancel')}
          </Button>
        ) : null}
        <CopyButton label={t('plan.cancellation')} what={name} text={`${subject}\n\n${body}`} />
      </Stack>
    </Alert>
  );
}
