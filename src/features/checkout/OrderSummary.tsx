import { Card, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ShownPlan } from '@/domain/plans';
import { PlanFacts } from '@/features/plans';
import { VoucherField, type AppliedVoucher } from './VoucherField';

interface OrderSummaryProps {
  plan: ShownPlan;
  voucher: AppliedVoucher | null;
  onVoucher: (voucher: AppliedVoucher | null) => void;
  onType: (text: string) => void;
}

export function OrderSummary({ plan, voucher, onVoucher, onType }: OrderSummaryProps) {
  const { t } = useTranslation('plans');
  return (
    <Card component="section" aria-labelledby="order-summary" sx={{ p: { xs: 2, sm: 3 }, alignSelf: 'start' }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="h2" id="order-summary">
          {plan.name}
        </Typography>
        <PlanFacts plan={plan} />
        {plan.price ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('vat')}
          </Typography>
        ) : null}
        <VoucherField plan={plan.slug} applied={voucher} onApply={onVoucher} onType={onType} />
      </Stack>
    </Card>
  );
}
