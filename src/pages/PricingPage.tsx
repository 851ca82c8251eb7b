import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FounderNote, PlanCards, PlanComparison, PlanFit, PlansStatus, useOwnPlan, usePlans } from '@/features/plans';
import { PageLayout } from '@/ui/page/PageLayout';

export default function PricingPage() {
  const { t } = useTranslation(['plans', 'common']);
  const { plans, ...status } = usePlans();
  const { slug } = useOwnPlan();
  useDescription(t('intro'));
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

/** What search engines say of the page. */
function useDescription(text: string): void {
  useEffect(() => {
    const meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta) return undefined;
    const { content } = meta;
    meta.content = text;
    return () => {
      meta.content = content;
    };
  }, [text]);
}
