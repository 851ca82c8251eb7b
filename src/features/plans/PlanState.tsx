import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/basics/StatusChip';
import { CancelPlan, OwnPlan, useOwnPlan } from './OwnPlan';
import { usePriceText } from './planTexts';

const states = { active: 'success', trialing: 'success', incomplete: 'warning', past_due: 'warning' } as const;

export function PlanState() {
  const { t } = useTranslation('plans');
  const { subscription } = useOwnPlan();
  const price = usePriceText()(subscription ?? { price: null, currency: '' });
  if (!subscription) return <OwnPlan />;
  const { status, voucher } = subscription;
  const match = (Object.keys(states) as (keyof typeof states)[]).find((state) => state === status.toLowerCase());
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <div>
        <OwnPlan />
      </div>
      {status ? (
        <StatusChip color={match ? states[match] : 'default'} label={match ? t(`state.${match}`) : status} />
      ) : null}
      {price ? <Typography>{price}</Typography> : null}
      {voucher ? <Typography sx={{ overflowWrap: 'anywhere' }}>{t('own.voucher', { voucher })}</Typography> : null}
      <CancelPlan />
    </Stack>
  );
}
