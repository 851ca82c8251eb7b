import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { FounderNote, PlansStatus, usePlans } from '@/features/plans/PlansStatus';
import { PlanCards } from '@/features/plans/PlanCards';
import { PlanComparison } from '@/features/plans/PlanComparison';
import { PlanFit } from '@/features/plans/PlanFit';
import { useOwnPlan } from '@/features/plans/OwnPlan';
import { PageLayout } from '@/ui/page/PageLayout';
import { usePageHead } from '@/ui/page/usePageHead';

export default function PricingPage() {
  const { t } = useTranslation(['plans', 'common']);
  const { plans, ...status } = usePlans();
  const { slug } = useOwnPlan();
  usePageHead(t('intro'));
  return (
    <PageLayout title={t('common:page.pricing')} intro={t('intro')} isWhole>
      <Stack sx={{ gap: 3 }}>
        <FounderNote />
        <PlanFit own={slug} />
        <PlansStatus {...status} />
        <PlanCards plans={plans} own={slug} />
        <Typography>
          {[t('tools'), plans.some(({ price }) => price) ? t('vat') : ''].filter(Boolean).join(' ')}
        </Typography>
        <PlanComparison plans={plans} own={slug} />
      </Stack>
    </PageLayout>
  );
}
