import type { Stripe, StripeElementStyle } from '@stripe/stripe-js';
import { Box, Skeleton, type Theme, Typography, useColorScheme } from '@mui/material';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { longAfterMs, useHasPassed } from '@/ui/feedback/SlowLoading';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { FieldFrame } from '@/ui/form/FieldFrame';
import { useLanguage } from '@/ui/text/useLanguage';
import { cardFields, complete, type CardField, type PaymentGateway } from './gateway';
import { getStripe, mountCard, type StripeCard } from './stripe';

type Containers = RefObject<Record<CardField, HTMLElement | null>>;

/** Stripe's own fields, under our labels; what is typed into them never is in our page (D-54). */
export function StripeFields({ ref }: { ref: Ref<PaymentGateway> }) {
  const { t } = useTranslation('checkout');
  const [round, setRound] = useState(0);
  const containers: Containers = useRef({ number: null, expiry: null, cvc: null });
  const { state, focused, card } = useStripeCard(ref, containers, round);
  if (state === 'failed') {
    return (
      <ActionAlert severity="error" role="alert" onAction={() => setRound(round + 1)}>
        {t('card.blocked')}
      </ActionAlert>
    );
  }
  return (
    <>
      {state === 'loading' ? <LongLoading /> : null}
      <Box key={round} sx={grid}>
        {cardFields.map((field) => (
          <Box key={field} className={field}>
            <FieldFrame name={field} label={t(`card.${field}`)}>
              {({ id, invalid, describedBy }) => (
                <Box
                  id={id}
                  role="group"
                  aria-label={t(`card.${field}`)}
                  aria-describedby={describedBy}
                  tabIndex={-1}
                  data-invalid={invalid || undefined}
                  data-focused={focused === field || undefined}
                  onFocus={() => card.current?.focus(field)}
                  sx={box}
                >
                  {state === 'loading' ? <Skeleton width="60%" /> : null}
                  <div
                    ref={(element) => {
                      containers.current[field] = element;
                    }}
                  />
                </Box>
              )}
            </FieldFrame>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** Blockers stop the script without a word. */
function LongLoading() {
  const { t } = useTranslation('checkout');
  const isLong = useHasPassed(longAfterMs);
  return <Typography role="status">{isLong ? t('card.slow') : null}</Typography>;
}

function useStripeCard(ref: Ref<PaymentGateway>, containers: Containers, round: number) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { setValue, setError, clearErrors } = useFormContext();
  const [settled, setSettled] = useState<{ state: 'ready' | 'failed'; round: number } | null>(null);
  const [focused, setFocused] = useState<CardField | null>(null);
  const card = useRef<StripeCard | null>(null);
  useImperativeHandle(
    ref,
    () => ({
      createPaymentMethod: async () => (await card.current?.createPaymentMethod()) ?? { refusal: 'unreachable' },
      confirm: async (...args) => (await card.current?.confirm(...args)) ?? null,
    }),
    [],
  );
  const mount = useEffectEvent((stripe: Stripe) => {
    const { number, expiry, cvc } = containers.current;
    if (!number || !expiry || !cvc) return;
    const look = { locale: language, style: styleOf(number) };
    card.current = mountCard(stripe, { number, expiry, cvc }, look, {
      onChange: (field, isComplete, refusal) => {
        setValue(field, isComplete ? complete : '', { shouldValidate: isComplete });
        if (refusal) setError(field, { type: 'server', message: t(`refusal.${refusal}`) });
        else if (!isComplete) clearErrors(field);
      },
      onFocus: setFocused,
      onReady: () => setSettled({ state: 'ready', round }),
      onFail: () => setSettled({ state: 'failed', round }),
    });
  });
  const leave = useEffectEvent(() => {
    card.current?.destroy();
    card.current = null;
    for (const field of cardFields) setValue(field, '');
  });
  useEffect(() => {
    let isLeft = false;
    getStripe().then(
      (stripe) => {
        if (!isLeft) mount(stripe);
      },
      () => {
        if (!isLeft) setSettled({ state: 'failed', round });
      },
    );
    return () => {
      isLeft = true;
      leave();
    };
  }, [round]);

  const { mode, systemMode } = useColorScheme();
  useEffect(() => {
    const { number } = containers.current;
    if (number) card.current?.restyle(styleOf(number));
  }, [containers, mode, systemMode]);
  return { state: settled?.round === round ? settled.state : 'loading', focused, card };
}

/** Stripe's frames take no style from the page. */
function styleOf(element: HTMLElement): StripeElementStyle {
  const { color, fontSize } = getComputedStyle(element);
  const placeholder = getComputedStyle(element).getPropertyValue('--mui-palette-text-secondary');
  return { base: { color, fontSize, ...(placeholder ? { '::placeholder': { color: placeholder } } : {}) } };
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > .number': { gridColumn: '1 / -1' },
} as const;

const box = ({ vars, palette, shape }: Theme) => ({
  minHeight: 48,
  px: 1.75,
  display: 'grid',
  alignItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  border: `1px solid ${(vars ?? { palette }).palette.fieldEdge}`,
  borderRadius: `${shape.borderRadius}px`,
  cursor: 'text',
  '&[data-invalid]': { borderColor: 'error.main' },
  '&[data-focused]': { outline: 2, outlineColor: 'primary.main' },
});
