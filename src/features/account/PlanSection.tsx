import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { selectSubscriptionRequest } from '@/entities/subscription/subscriptionSlice';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { isBuilt } from '@/routes/table';
import { useRequest } from '@/store/hooks';
import { StatusView } from '@/ui/feedback/StatusView';
import { usePlan } from './usePlanTexts';

const links = (['billing', 'pricing'] as const).filter(isBuilt);

/** "No plan" where the server says so; what cannot be read is not known (D-65). */
export function PlanSection() {
  const { t } = useTranslation(['account', 'common']);
  const { state, name, period, retry } = usePlan();
  return (
    <>
      <StatusView
        request={useRequest(selectSubscriptionRequest)}
        hasContent={state === 'plan'}
        skeleton={<Skeleton width={240} />}
        empty={<Typography>{t('plan.none')}</Typography>}
        failureText="account:plan.loadFailed"
        onRetry={retry}
      >
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{period || t('plan.noPeriod')}</Typography>
      </StatusView>
      {links.map((route) => (
        <Button key={route} component={RouterLink} to={href(route)} sx={(theme) => theme.mixins.textButtonAtEdge}>
          {t(`common:page.${route}`)}
        </Button>
      ))}
    </>
  );
}
