import { Card, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import {
  checkQuestionChange,
  fetchClaim,
  selectChangeCheck,
  selectClaim,
  selectClaimRequest,
} from '@/entities/claim/claimsSlice';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { CardsSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { QuestionAddress } from '@/ui/share/QuestionAddress';
import { ChangeRefused } from '@/features/claim-fields/ChangeRefused';
import { NewQuestionForm } from './NewQuestionForm';

/** At most two changes are allowed: the server is asked first, and only its yes unlocks the field (CLA-12). */
export function QuestionForm({ claimId, onDone }: { claimId: string; onDone: () => void }) {
  const args = { params: { claimId } };
  const claim = useAppSelector((state) => selectClaim(state, claimId));
  const request = useRequest((state) => selectClaimRequest(state, claimId));
  const check = useAppSelector((state) => selectChangeCheck(state, 'question', claimId));
  const reload = useLoad(fetchClaim, args, request);
  const checkAgain = useLoad(checkQuestionChange, args, check.request);
  return (
    <StatusView
      request={request}
      hasContent={claim !== undefined}
      skeleton={
        <Stack sx={{ gap: 2 }}>
          <CardsSkeleton rows={1} height={190} />
          {form}
        </Stack>
      }
      onRetry={reload}
    >
      {claim ? (
        <>
          <CurrentQuestion claim={claim} />
          <StatusView request={check.request} hasContent={check.allowed !== null} skeleton={form} onRetry={checkAgain}>
            {check.allowed ? (
              <NewQuestionForm claim={claim} onDone={onDone} />
            ) : (
              <ChangeRefused change="question" made={claim.question_changes} claimId={claimId} />
            )}
          </StatusView>
        </>
      ) : null}
    </StatusView>
  );
}

const form = (
  <CardsSkeleton rows={1} height={320}>
    <FormSkeleton fields={3} />
  </CardsSkeleton>
);

function CurrentQuestion({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Typography variant="caption" component="h2" sx={{ color: 'text.secondary' }}>
          {t('question.now')}
        </Typography>
        <Typography variant="h2" component="p" sx={{ hyphens: 'auto' }}>
          {claim.question || t('list.noQuestion')}
        </Typography>
        <QuestionAddress question={claim.question} url={claim.public_url} copy />
      </Stack>
    </Card>
  );
}
