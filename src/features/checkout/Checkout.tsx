import { Alert, Box, Button, Card, CircularProgress, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownPlan } from '@/domain/plans';
import { findOrder, orderHoldMs } from '@/entities/subscription/order';
import { PlanFacts } from '@/features/plans/PlanCards';
import { usePriceText } from '@/features/plans/planTexts';
import { href } from '@/routes/href';
import { RouterLink, useNavigate } from '@/routes/navigation';
import { useAppDispatch } from '@/store/hooks';
import { useFocusHeadingOnChange } from '@/ui/basics/focus';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { CardsSkeleton } from '@/ui/feedback/ListSkeleton';
import { Milestone } from '@/ui/feedback/Milestone';
import { Delayed } from '@/ui/feedback/StatusView';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { CheckoutForm, isPaymentSetUp, OperatorContact, PaymentNotSetUp } from './CheckoutForm';
import { type AppliedVoucher, VoucherField } from './VoucherField';
import type { PaymentGateway } from './gateway';
import { useOrder } from './useOrder';

export function Checkout({ plan, isOwn }: { plan: ShownPlan; isOwn: boolean }) {
  const { t } = useTranslation('checkout');
  const gateway = useRef<PaymentGateway>(null);
  const [voucher, setVoucher] = useState<AppliedVoucher | null>(null);
  const typed = useRef('');
  const { step, check, pay } = useOrder(gateway);
  const price = usePriceText()(plan);
  // What a voucher leaves of the price is not delivered.
  const amount = voucher ? null : price;
  const isOrdering = step === 'form' || step === 'again';
  useFocusHeadingOnChange(isOrdering);
  if (!isOrdering) return <OrderState step={step} plan={plan} onCheck={check} />;
  if (isOwn) return <Alert severity="info">{t('own', { plan: plan.name })}</Alert>;
  return (
    <Box sx={columns}>
      <OrderSummary
        plan={plan}
        voucher={voucher}
        onVoucher={setVoucher}
        onType={(text) => {
          typed.current = text;
        }}
      />
      <Card sx={{ p: { xs: 2, sm: 3 }, alignSelf: 'start' }}>
        <Stack sx={{ gap: 2 }}>
          <Typography variant="h2">{t('card.title')}</Typography>
          {step === 'again' ? (
            <Alert severity="info" role="status">
              {t('again')}
            </Alert>
          ) : null}
          {isPaymentSetUp ? (
            <CheckoutForm
              gateway={gateway}
              hasPrice={price !== null}
              submitLabel={[t('order'), amount].filter(Boolean).join(': ')}
              onPay={async () =>
                typed.current && !voucher
                  ? { failure: { kind: 'validation', fields: { voucher: t('voucher.first') } } }
                  : await pay({ plan: plan.slug, voucher: voucher?.code ?? '' })
              }
            />
          ) : (
            <PaymentNotSetUp />
          )}
        </Stack>
      </Card>
    </Box>
  );
}

interface OrderStateProps {
  step: 'checking' | 'booked' | 'unseen' | 'unseeable';
  plan: ShownPlan;
  onCheck: () => void;
}

/** After the order: only what the server says counts. */
function OrderState({ step, plan, onCheck }: OrderStateProps) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const locale = useFormatLocale();
  const order = useAppDispatch()(findOrder());
  if (step === 'booked') {
    const { figures, name } = plan;
    return (
      <Milestone
        title={t('booked.title', { plan: name })}
        text={figures ? t('booked.text', { count: figures.claims }) : ''}
        actions={
          <Button variant="contained" component={RouterLink} to={href('newClaim')}>
            {t('booked.newClaim')}
          </Button>
        }
        onClose={() => void navigate(href('billing'), { replace: true })}
      />
    );
  }
  const time = (at: number) => new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Stack role="status" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          {step === 'checking' ? <CircularProgress size={24} aria-hidden /> : null}
          <Typography>{t(`${step}.text`)}</Typography>
        </Stack>
        {step === 'unseen' && order ? (
          <Typography>{t('unseen.later', { time: time(order.at + orderHoldMs) })}</Typography>
        ) : null}
        {step === 'checking' ? null : (
          <>
            <OperatorContact />
            <Button variant="outlined" onClick={onCheck}>
              {t('check')}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** The plan beside the form. */
export function CheckoutSkeleton() {
  return (
    <Delayed>
      <Box sx={columns}>
        <section>
          <CardsSkeleton rows={1} height={320} />
        </section>
        <CardsSkeleton rows={1} height={200}>
          <FormSkeleton fields={2} />
        </CardsSkeleton>
      </Box>
    </Delayed>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 360px)' },
  // Always in sight (D-84): above the card on a phone, beside it otherwise.
  '& > section': { order: { md: 1 }, position: { md: 'sticky' }, top: { md: 24 } },
} as const;

interface OrderSummaryProps {
  plan: ShownPlan;
  voucher: AppliedVoucher | null;
  onVoucher: (voucher: AppliedVoucher | null) => void;
  onType: (text: string) => void;
}

function OrderSummary({ plan, voucher, onVoucher, onType }: OrderSummaryProps) {
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
