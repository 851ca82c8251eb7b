import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { RadioField } from '@/ui/form/RadioField';
import { complete, type CardRefusal, type PaymentGateway } from './gateway';

/** By which the mock server tells how the card behaves. */
const paymentMethods = { accepted: 'pm_card', declined: 'pm_declined', confirmed: 'pm_confirm' } as const;
const cards = Object.keys(paymentMethods) as (keyof typeof paymentMethods)[];

/** Where mocks answer and no provider is set up: cards to choose from, and no data of a card (D-54). */
export function StandInCard({ ref }: { ref: Ref<PaymentGateway> }) {
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
export const standInValues = { number: complete, expiry: complete, cvc: complete, standIn: cards[0] };
