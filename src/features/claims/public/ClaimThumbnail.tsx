import { lazy, Suspense } from 'react';
import type { Claim } from '@/api/endpoints/claims';
import { PageThumbnail } from '@/ui/publicPage/PageThumbnail';

const OwnPublicClaim = lazy(async () => ({ default: (await import('./PublicClaim')).OwnPublicClaim }));

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
