import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import {
  checkQuestionChange,
  fetchClaim,
  selectChangeCheck,
  selectClaim,
  selectClaimRequest,
} from '@/entities/claim/claimsSlice';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { ChangeRefused } from '@/features/claim-fields';
import { CurrentQuestion } from './CurrentQuestion';
import { NewQuestionForm } from './NewQuestionForm';

/**
 * Changes a claim's question, which may be done twice: the server is asked first, and only its yes unlocks the field
 * (CLA-12).
 */
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
      skeleton={<ListSkeleton rows={2} height={160} />}
      onRetry={reload}
    >
      {claim ? (
        <>
          <CurrentQuestion claim={claim} />
          <StatusView
            request={check.request}
            hasContent={check.allowed !== null}
            skeleton={<ListSkeleton rows={1} height={320} />}
            onRetry={checkAgain}
          >
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
