import { lazy, Suspense, useState } from 'react';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { href } from '@/routes/href';
import { Navigate } from '@/routes/navigation';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { fetchClaim, selectClaim, selectClaimRequest } from '../claimsSlice';
import { NewClaimAlone, NewClaimFrame } from './NewClaimFrame';
import { stepsFor } from './newClaimSteps';

const PublishStep = lazy(async () => ({ default: (await import('./LaterStep')).PublishStep }));

/** The last step of a wizard whose claim exists already: the page was loaded anew, or opened again. */
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
      <NewClaimAlone>
        <StatusView
          request={request}
          hasContent={false}
          skeleton={<ListSkeleton rows={1} height={320} />}
          onRetry={reload}
        >
          {null}
        </StatusView>
      </NewClaimAlone>
    );
  }
  return (
    <NewClaimFrame steps={stepsFor(profileCount)} step="publish" isSaved>
      <Suspense fallback={<ListSkeleton rows={1} height={320} />}>
        <PublishStep claim={claim} />
      </Suspense>
    </NewClaimFrame>
  );
}
