import { Suspense } from 'react';
import type { Claim } from '@/api/endpoints/claims';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { PageThumbnail } from '@/ui/publicPage/PageThumbnail';

const OwnPublicClaim = lazyComponent(() => import('./PublicClaim'), 'OwnPublicClaim');

/** The beginning of a claim's page as a small picture. */
export function ClaimThumbnail({ claim }: { claim: Claim }) {
  return (
    <PageThumbnail>
      <Suspense>
        <OwnPublicClaim claim={claim} />
      </Suspense>
    </PageThumbnail>
  );
}
