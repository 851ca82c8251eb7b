import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { limits, RequiredText } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { planSlug } from '@/domain/plans';
import {
  checkVoucher,
  fetchVouchers,
  selectVouchers,
  selectVouchersRequest,
} from '@/entities/subscription/subscriptionSlice';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { Disclosure } from '@/ui/basics/Disclosure';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { useFailureText } from '@/ui/text/useFailureText';

const VoucherEntry = z.object({ voucher: RequiredText });

export interface AppliedVoucher {
  code: string;
  /** As far as the server says; ''. */
  effect: string;
}

interface VoucherFieldProps {
  plan: string;
  applied: AppliedVoucher | null;
  onApply: (voucher: AppliedVoucher | null) => void;
  /** Called with what is typed and not applied; '' for nothing. */
  onType: (text: string) => void;
}

/** Checked by a call of its own before anything is ordered (PAY-06). It is kept nowhere. */
export function VoucherField({ plan, applied, onApply, onType }: VoucherFieldProps) {
  const { t } = useTranslation(['checkout', 'plans']);
  const dispatch = useAppDispatch();
  const check = async (code: string): Promise<ApiFailure | null> => {
    if (code.length < limits.voucherLength) return { kind: 'validation', fields: { voucher: t('voucher.more') } };
    const checked = await dispatch(checkVoucher({ body: { voucher: code } }));
    if ('failure' in checked) return checked.failure;
    onType('');
    onApply({ code, effect: checked.data?.discount || checked.data?.description || '' });
    return null;
  };
  if (applied) {
    return (
      <Stack role="status" direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {[t('plans:own.voucher', { voucher: applied.code }), applied.effect].filter(Boolean).join(': ')}
        </Typography>
        <Button onClick={() => onApply(null)}>{t('voucher.remove')}</Button>
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <OwnVouchers plan={plan} onChoose={check} />
      <Disclosure summary={t('voucher.enter')}>
        <Box onInput={({ target }) => onType((target as HTMLInputElement).value.trim())}>
          <Form
            schema={VoucherEntry}
            label={t('plans:vouchers.title')}
            defaultValues={{ voucher: '' }}
            validateOn="submit"
            onSubmit={({ voucher }) => check(voucher.trim())}
          >
            <Field name="voucher" label={t('voucher.label')} autoComplete="off" notForManagers />
            <SubmitButton variant="outlined" sx={{ alignSelf: 'flex-start' }}>
              {t('voucher.apply')}
            </SubmitButton>
          </Form>
        </Box>
      </Disclosure>
    </Stack>
  );
}

/** Offered to tap, without those of another plan. */
function OwnVouchers({ plan, onChoose }: { plan: string; onChoose: (code: string) => Promise<ApiFailure | null> }) {
  const { t } = useTranslation('plans');
  const failureText = useFailureText();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const request = useRequest(selectVouchersRequest);
  const retry = useLoad(fetchVouchers, undefined, request);
  const vouchers = useAppSelector(selectVouchers).filter((voucher) => !voucher.plan || planSlug(voucher.plan) === plan);
  if (request.status === 'failed') {
    return (
      <ActionAlert severity="info" role="note" onAction={retry}>
        {t('vouchers.loadFailed')}
      </ActionAlert>
    );
  }
  if (vouchers.length === 0) return null;
  return (
    <>
      <Typography variant="body2" id="own-vouchers" sx={{ fontWeight: 600 }}>
        {t('vouchers.own')}
      </Typography>
      <Stack direction="row" role="group" aria-labelledby="own-vouchers" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {vouchers.map(({ code, discount }) => (
          <Chip
            key={code}
            component="button"
            type="button"
            clickable
            variant="outlined"
            label={[code, discount].filter(Boolean).join(': ')}
            onClick={() => void onChoose(code).then(setFailure)}
            sx={{ minHeight: 44, px: 1, typography: 'body2' }}
          />
        ))}
      </Stack>
      {failure ? (
        <Alert severity="error" role="alert">
          {failure.fields?.['voucher'] ?? failureText(failure)}
        </Alert>
      ) : null}
    </>
  );
}
