import { Button, Stack, type Theme } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderedPlan, planSlug } from '@/domain/plans';
import { Checkout, CheckoutSkeleton } from '@/features/checkout/Checkout';
import { FounderNote, PlansStatus, usePlans } from '@/features/plans/PlansStatus';
import { useOwnPlan } from '@/features/plans/OwnPlan';
import { href } from '@/routes/href';
import { Navigate, RouterLink, useSearchParams } from '@/routes/navigation';
import { BlankHead } from '@/ui/page/BlankHead';
import { PageLayout } from '@/ui/page/PageLayout';

const isSettled = ({ status }: { status: string }) => status === 'succeeded' || status === 'failed';

/** Left by a bank's page; the way back reads how the order stands (quality T26). */
const ofProvider = /^(?:setup|payment)_intent|^redirect_status$/;

/** In px. */
const width = 1040;
const atEdge = (theme: Theme) => ({ alignSelf: 'flex-start', ...theme.mixins.textButtonAtEdge });

/** The address holds the order, and nothing else does. */
export default function CheckoutPage() {
  const { t } = useTranslation(['checkout', 'common', 'plans']);
  const [query] = useSearchParams();
  const { plans, ...status } = usePlans();
  const own = useOwnPlan();
  const slug = planSlug(query.get('plan') ?? '');
  const plan = plans.find((candidate) => candidate.slug === slug);
  const [isReady, setReady] = useState(false);
  if (!isReady && isSettled(status.request) && isSettled(own.request)) setReady(true);
  if (!slug || (!plan && isSettled(status.request))) return <Navigate to={href('pricing')} replace />;
  if ([...query.keys()].some((name) => ofProvider.test(name))) {
    return <Navigate to={href('checkout', undefined, { plan: slug })} replace />;
  }
  return (
    <Stack sx={{ maxWidth: width, mx: 'auto', gap: 3 }}>
      <BlankHead width={width} />
      <PageLayout title={t('common:page.checkout')} isWhole>
        <Stack sx={{ gap: 2 }}>
          <FounderNote />
          <PlansStatus {...status} />
          {plan && isReady ? (
            <Checkout key={slug} plan={plan} isOwn={orderedPlan(own.subscription, slug) === 'booked'} />
          ) : (
            <CheckoutSkeleton />
          )}
          <Button component={RouterLink} to={href('pricing')} sx={atEdge}>
            {t('plans:own.all')}
          </Button>
        </Stack>
      </PageLayout>
    </Stack>
  );
}
