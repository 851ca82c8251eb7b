import { useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import { useMutation } from '@/store/useMutation';
import { publishClaim } from '@/entities/claim/claimsSlice';

export interface ClaimPublishing {
  publish: () => void;
  isPending: boolean;
  failure: ApiFailure | null;
  /** When it was published here, in milliseconds since the epoch. */
  publishedAt: number | null;
}

/** Remembers the time of publishing: from then on it takes up to an hour (CLA-06). */
export function usePublishClaim(claimId: string): ClaimPublishing {
  const [publishedAt, setPublishedAt] = useState<number | null>(null);
  const { run, isPending, failure } = useMutation(publishClaim);
  const publish = async () => {
    const result = await run({ params: { claimId } });
    if (result && 'data' in result) setPublishedAt(Date.now());
  };
  return { publish: () => void publish(), isPending, failure, publishedAt };
}
