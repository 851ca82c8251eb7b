import { Skeleton, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Voucher } from '@/api/endpoints/plans';
import { planName } from '@/domain/plans';
import { fetchVouchers, selectVouchers, selectVouchersRequest } from '@/entities/subscription/subscriptionSlice';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { CopyButton } from '@/ui/basics/CopyButton';
import { StatusView } from '@/ui/feedback/StatusView';
import { FactText } from '@/ui/text/FactText';
import { useDayText } from '@/ui/text/useLanguage';

export function useVouchersRead() {
  const request = useRequest(selectVouchersRequest);
  return { request, retry: useLoad(fetchVouchers, undefined, request) };
}

export function Vouchers() {
  const { t } = useTranslation('plans');
  const vouchers = useAppSelector(selectVouchers);
  const { request, retry } = useVouchersRead();
  return (
    <StatusView
      request={request}
      hasContent={vouchers.length > 0}
      skeleton={<Skeleton width={240} />}
      empty={<Typography sx={{ color: 'text.secondary' }}>{t('vouchers.none')}</Typography>}
      failureText="plans:vouchers.loadFailed"
      onRetry={retry}
    >
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.5 }}>
        {vouchers.map((voucher) => (
          <VoucherLine key={voucher.code} voucher={voucher} />
        ))}
      </Stack>
    </StatusView>
  );
}

function VoucherLine({ voucher: { code, description, discount, plan, expired_at } }: { voucher: Voucher }) {
  const { t } = useTranslation('plans');
  const day = useDayText()(expired_at);
  const facts = [
    description,
    discount,
    plan && t('vouchers.plan', { plan: planName(plan) }),
    day && t('vouchers.until', { day }),
  ];
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Stack sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{code}</Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <FactText facts={facts.map((text) => ({ text }))} />
        </Typography>
      </Stack>
      <CopyButton label={t('vouchers.copy')} what={code} text={code} />
    </Stack>
  );
}
