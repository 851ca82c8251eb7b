import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import { findOrder, placeOrder, settleOrder } from '@/entities/subscription/order';
import { fetchSubscription } from '@/entities/subscription/subscriptionSlice';
import { useAppDispatch } from '@/store/hooks';
import type { CardRefusal, PaymentGateway } from './gateway';

/** `again`: an order was looked for, and nothing was bought. */
export type OrderStep = 'form' | 'again' | 'checking' | 'booked' | 'unseen' | 'unseeable';

interface OrderEntries {
  plan: string;
  /** '' without one. */
  voucher: string;
}

/** Also of an order that was sent before, or in another tab (D-66). */
export function useOrder(gateway: RefObject<PaymentGateway | null>) {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState<OrderStep>(() => (dispatch(findOrder()) ? 'checking' : 'form'));
  /** Of an order that the bank has refused: it is confirmed with another card, and not sent again. */
  const open = useRef({ voucher: '', secret: '' });

  useEffect(() => {
    if (step !== 'checking') return undefined;
    let isLeft = false;
    void dispatch(settleOrder()).then((outcome) => {
      if (!isLeft && outcome) setStep(outcome);
    });
    return () => {
      isLeft = true;
    };
  }, [dispatch, step]);

  const pay = async ({
    plan,
    voucher,
  }: OrderEntries): Promise<{ failure: ApiFailure } | { refusal: CardRefusal } | null> => {
    const method = await gateway.current?.createPaymentMethod();
    if (!method || 'refusal' in method) return method ?? { refusal: 'unreachable' };
    const body = { plan, payment_method: method.id, ...(voucher ? { voucher } : {}) };
    const openSecret = open.current.voucher === voucher ? open.current.secret : '';
    // The page may be left before the bank is asked: then nobody has answered, and the order is looked for.
    const confirm = async (secret: string) => (await gateway.current?.confirm(secret, method.id)) ?? null;
    const result = await dispatch(placeOrder(body, openSecret, confirm));
    if ('failure' in result) {
      // Perhaps it is there already.
      if (result.failure.kind === 'conflict') void dispatch(fetchSubscription());
      return result;
    }
    if ('refusal' in result) {
      open.current = { voucher, secret: result.secret };
      return { refusal: result.refusal };
    }
    if (result.outcome !== 'aborted') setStep(result.outcome === 'booked' ? 'booked' : 'checking');
    return null;
  };

  /** Looks for it once more. */
  const check = () => setStep('checking');
  return { step, check, pay };
}
