import { Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useOwnPlan } from '@/features/plans/OwnPlan';
import { FounderNote } from '@/features/plans/PlansStatus';
import { PlanState } from '@/features/plans/PlanState';
import { useVouchersRead, Vouchers } from '@/features/plans/Vouchers';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { FailedReads, haveAllFailed } from '@/ui/feedback/FailedReads';
import { PageLayout } from '@/ui/page/PageLayout';
import { SectionCard } from '@/ui/page/SectionCard';

export default function BillingPage() {
  const { t } = useTranslation(['plans', 'common']);
  const { request, retry } = useOwnPlan();
  const reads = [
    { name: t('own.title'), request, retry },
    { name: t('vouchers.title'), ...useVouchersRead() },
  ];
  return (
    <PageLayout title={t('common:page.billing')} width="text">
      <Stack sx={{ gap: 2 }}>
        <FounderNote />
        <FailedReads reads={reads} titleOf={(names) => t('missing', { names })} onlyAll />
        {haveAllFailed(reads) ? null : (
          <>
            <SectionCard id="plan" title={t('own.title')}>
              <PlanState />
              <Button component={RouterLink} to={href('pricing')} sx={(theme) => theme.mixins.textButtonAtEdge}>
                {t('own.all')}
              </Button>
            </SectionCard>
            <SectionCard id="vouchers" title={t('vouchers.title')}>
              <Vouchers />
            </SectionCard>
          </>
        )}
      </Stack>
    </PageLayout>
  );
}
