import { Alert, Link } from '@mui/material';
import { type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { RequiredText } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { config } from '@/platform/config';
import { TickField } from '@/ui/form/CheckboxField';
import { Form, SubmitButton } from '@/ui/form/Form';
import { LegalLinks } from '@/ui/page/LegalLinks';
import { type CardRefusal, complete, fieldOf, type PaymentGateway } from './gateway';
import { StripeFields } from './StripeFields';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { RadioField } from '@/ui/form/RadioField';
import { useAskOnUnload } from '@/ui/form/UnsavedChangesPrompt';

const WithPrice = z.object({ number: RequiredText, expiry: RequiredText, cvc: RequiredText, noPrice: z.string() });
const WithoutPrice = z.extend(WithPrice, { noPrice: RequiredText });
const emptyCard = { number: '', expiry: '', cvc: '' };

/** Stripe where its key is set; where mocks answer, a stand-in for it; nothing otherwise (D-54). */
const hasStripe = config.stripeKey !== '';
export const isPaymentSetUp: boolean = hasStripe || import.meta.env.MOCKS_ON;

interface CheckoutFormProps {
  gateway: RefObject<PaymentGateway | null>;
  hasPrice: boolean;
  submitLabel: string;
  onPay: () => Promise<{ failure: ApiFailure } | { refusal: CardRefusal } | null>;
}

/** The card, and the order with its obligation to pay (D-84). A refusal keeps what was entered. */
export function CheckoutForm({ gateway, hasPrice, submitLabel, onPay }: CheckoutFormProps) {
  const { t } = useTranslation('checkout');
  const title = useRef<string>(undefined);
  return (
    <Form
      schema={hasPrice ? WithPrice : WithoutPrice}
      label={t('card.title')}
      defaultValues={{ ...(import.meta.env.MOCKS_ON && !hasStripe ? standInValues : emptyCard), noPrice: '' }}
      validateOn="submit"
      serverFields={{ payment_method: 'number' }}
      failureText={() => title.current}
      onSubmit={async () => {
        title.current = undefined;
        const result = await onPay();
        if (!result || 'failure' in result) return result?.failure ?? null;
        const text = t(`refusal.${result.refusal}`);
        title.current = text;
        const field = fieldOf[result.refusal];
        return { kind: 'validation', fields: field ? { [field]: text } : {} };
      }}
    >
      {import.meta.env.MOCKS_ON && !hasStripe ? <StandInCard ref={gateway} /> : <StripeFields ref={gateway} />}
      {/* Nobody promises a price that is not delivered: the person says that it is known (D-84). */}
      {hasPrice ? null : (
        <TickField
          name="noPrice"
          label={t('noPrice.label')}
          help={<OperatorContact />}
          isChoice
          text={t('noPrice.agree')}
          ticked="agreed"
        />
      )}
      <AskWhilePaying />
      <SubmitButton size="large" sx={{ alignSelf: { sm: 'flex-start' } }}>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}

function AskWhilePaying() {
  useAskOnUnload(useFormState().isSubmitting);
  return null;
}

export function OperatorContact() {
  const { supportEmail } = config;
  return supportEmail ? (
    <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
  ) : (
    <LegalLinks documents={['notice']} />
  );
}

export function PaymentNotSetUp() {
  const { t } = useTranslation('checkout');
  return (
    <Alert severity="info" role="note">
      {t('notSetUp')} <OperatorContact />
    </Alert>
  );
}

/** By which the mock server tells how the card behaves. */
const paymentMethods = { accepted: 'pm_card', declined: 'pm_declined', confirmed: 'pm_confirm' } as const;
const cards = Object.keys(paymentMethods) as (keyof typeof paymentMethods)[];

/** For mocks without a provider: cards to choose from, and no data of a card (D-54). */
function StandInCard({ ref }: { ref: Ref<PaymentGateway> }) {
  const { t } = useTranslation('mocks');
  const { getValues } = useFormContext();
  const [bank, setBank] = useState<{ answer: (refusal: CardRefusal | null) => void } | null>(null);
  const count = useRef(0);
  useImperativeHandle(
    ref,
    () => ({
      createPaymentMethod: () => {
        count.current += 1;
        const id = paymentMethods[getValues('standIn') as keyof typeof paymentMethods];
        return Promise.resolve({ id: `${id}_${count.current}` });
      },
      confirm: () => new Promise((answer) => setBank({ answer })),
    }),
    [getValues],
  );
  const answer = (refusal: CardRefusal | null) => {
    bank?.answer(refusal);
    setBank(null);
  };
  return (
    <>
      <RadioField
        name="standIn"
        label={t('card.label')}
        options={cards.map((card) => ({ value: card, label: t(`card.${card}`) }))}
      />
      <ConfirmDialog
        open={bank !== null}
        title={t('card.bank')}
        confirmLabel={t('card.agree')}
        cancelLabel={t('card.refuse')}
        onConfirm={() => answer(null)}
        onCancel={() => answer('bank')}
      />
    </>
  );
}

/** Values of the form with it; the parts of a card stand for Stripe's fields. */
const standInValues = { number: complete, expiry: complete, cvc: complete, standIn: cards[0] };
