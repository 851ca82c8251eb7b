import { useState } from 'react';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { href } from '@/routes/href';
import { Navigate } from '@/routes/navigation';
import { fetchClaim, selectClaim, selectClaimRequest } from '@/entities/claim/claimsSlice';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { WizardMessage, NewClaimFrame } from './NewClaimFrame';
import { PublishStep } from './PublishStep';
import { stepsFor } from './newClaimSteps';

/** The last step of a wizard whose claim exists already: the page was reloaded, or opened again. */
export function CreatedClaim({ claimId, profileCount }: { claimId: string; profileCount: number }) {
  const claim = useAppSelector((state) => selectClaim(state, claimId));
  const request = useRequest((state) => selectClaimRequest(state, claimId));
  const reload = useLoad(fetchClaim, { params: { claimId } }, request);
  // Online already when the page was opened: there is nothing left to ask. Later it is this page that has published it.
  const [wasPublic, setWasPublic] = useState<boolean | null>(null);
  if (claim && wasPublic === null) setWasPublic(isClaimPublic(claim));
  if (wasPublic) return <Navigate to={href('claim', { claimId })} replace />;
  if (!claim) {
    return (
      <WizardMessage>
        <StatusView
          request={request}
          hasContent={false}
          skeleton={<ListSkeleton rows={1} height={320} />}
          onRetry={reload}
        >
          {null}
        </StatusView>
      </WizardMessage>
    );
  }
  return (
    <NewClaimFrame steps={stepsFor(profileCount)} step="publish" isSaved>
      <PublishStep claim={claim} />
    </NewClaimFrame>
  );
}
