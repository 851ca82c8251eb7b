import { Alert, Checkbox, FormControlLabel, FormHelperText, Stack, Typography } from '@mui/material';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { changesLeft } from '@/domain/claimLimits';
import { useMutation } from '@/store/useMutation';
import { publishClaim } from '@/entities/claim/claimsSlice';
import { RefusalMessage } from '@/ui/feedback/Message';
import { SlowSaving } from '@/ui/feedback/SlowSaving';

/** Remembers the time of publishing, in milliseconds: from then on it takes up to an hour (CLA-06). */
export function usePublishClaim(claimId: string) {
  const [publishedAt, setPublishedAt] = useState<number | null>(null);
  const { run, isPending, failure } = useMutation(publishClaim);
  const confirmations = useConfirmations(async () => {
    const result = await run({ params: { claimId } });
    if (result && 'data' in result) setPublishedAt(Date.now());
  });
  return { ...confirmations, isPending, failure, publishedAt };
}
export type ClaimPublishing = ReturnType<typeof usePublishClaim>;

const confirmations = ['question', 'data'] as const;

/** One checkbox each for the question and the data (CLA-06); `submit` focuses a missing one instead of confirming. */
function useConfirmations(onConfirm: () => Promise<void>) {
  const { t } = useTranslation('publicClaim');
  const hintId = useId();
  const [confirmed, setConfirmed] = useState({ question: false, data: false });
  const [hasSubmitted, setSubmitted] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const missing = confirmations.find((name) => !confirmed[name]);
  const submit = () => {
    if (!missing) {
      void onConfirm();
      return;
    }
    setSubmitted(true);
    group.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
  };
  const checkboxes = (
    <Stack ref={group} role="group" aria-label={t('publish.confirmations')}>
      {confirmations.map((name) => {
        const isInvalid = hasSubmitted && !confirmed[name];
        return (
          <FormControlLabel
            key={name}
            sx={{ alignItems: 'flex-start', minHeight: 44 }}
            label={<Typography sx={{ pt: 1 }}>{t(`publish.confirm.${name}`)}</Typography>}
            control={
              <Checkbox
                checked={confirmed[name]}
                color={isInvalid ? 'error' : 'primary'}
                sx={isInvalid ? { color: 'error.main' } : {}}
                slotProps={{
                  input: { 'aria-invalid': isInvalid, 'aria-describedby': isInvalid ? hintId : undefined },
                }}
                onChange={(_, checked) => setConfirmed({ ...confirmed, [name]: checked })}
              />
            }
          />
        );
      })}
      {hasSubmitted && missing ? (
        <FormHelperText id={hintId} error role="alert">
          {t('publish.confirmFirst')}
        </FormHelperText>
      ) : null}
    </Stack>
  );
  return { checkboxes, submit };
}

interface PublishNotesProps extends Pick<ClaimPublishing, 'isPending' | 'failure'> {
  claim: Claim;
  children?: ReactNode;
}

export function PublishNotes({ claim, isPending, failure, children }: PublishNotesProps) {
  const { t } = useTranslation('publicClaim');
  const left = changesLeft(claim.question_changes);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('publish.withinAnHour')} {left === null ? t('publish.changes') : t('publish.changesLeft', { count: left })}
      </Typography>
      {children}
      {failure ? (
        <Alert severity="error" role="alert">
          <RefusalMessage failure={failure} />
        </Alert>
      ) : null}
      <SlowSaving isRunning={isPending} />
    </>
  );
}
