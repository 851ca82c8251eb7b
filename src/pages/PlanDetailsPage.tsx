import { Button, Card, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { OrderButton, PlanFacts } from '@/features/plans/PlanCards';
import { PlansStatus, usePlans } from '@/features/plans/PlansStatus';
import { useOwnPlan } from '@/features/plans/OwnPlan';
import { href } from '@/routes/href';
import { RouterLink, useParams } from '@/routes/navigation';
import { StatusChip } from '@/ui/basics/StatusChip';
import { EntryNotFound } from '@/ui/feedback/EntryNotFound';
import { CardsSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { PageLayout } from '@/ui/page/PageLayout';

export default function PlanDetailsPage() {
  const { t } = useTranslation(['plans', 'common']);
  const { name = '' } = useParams();
  const { plans, request, retry } = usePlans();
  const { slug: own } = useOwnPlan();
  const plan = plans.find(({ slug }) => slug.toLowerCase() === name.toLowerCase());
  if (!plan) {
    return (
      <PageLayout title={t('common:page.planDetails')}>
        <StatusView
          request={request}
          hasContent={false}
          skeleton={<CardsSkeleton rows={1} height={240} />}
          failureText="plans:loadFailed"
          onRetry={retry}
        >
          <EntryNotFound text={t('notFound')} onRetry={retry} />
        </StatusView>
      </PageLayout>
    );
  }
  return (
    <PageLayout title={plan.name} intro={plan.knownSlug ? t(`question.${plan.knownSlug}`) : undefined} width="text">
      <Stack sx={{ gap: 2 }}>
        {plan.knownSlug ? <PlansStatus request={request} retry={retry} /> : null}
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
            {plan.slug === own ? <StatusChip color="success" label={t('ownChip')} /> : null}
            {plan.knownSlug ? <Typography>{t(`subtitle.${plan.knownSlug}`)}</Typography> : null}
            <PlanFacts plan={plan} />
            <Typography variant="body2">{t('tools')}</Typography>
          </Stack>
        </Card>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <OrderButton plan={plan} isOwn={plan.slug === own} variant="contained" />
          <Button component={RouterLink} to={href('pricing')}>
            {t('compare.title')}
          </Button>
        </Stack>
      </Stack>
    </PageLayout>
  );
}
