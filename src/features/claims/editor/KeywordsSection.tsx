import type { Claim } from '@/api/endpoints/claims';
import { StagedKeywords } from './StagedKeywords';
import { SavedKeywords } from './SavedKeywords';

/** What the claim is found by (CLS-01). Of a public claim, changes are collected like those of every other section. */
export function KeywordsSection({ claim }: { claim: Claim }) {
  return claim.status === 'published' ? <StagedKeywords claim={claim} /> : <SavedKeywords claim={claim} />;
}
