import type { Claim } from '@/api/endpoints/claims';
import { publicClaim } from '@/domain/publicClaim';
import { PublicClaim } from '@/features/public-page';
import { useLanguage } from '@/ui/text/useLanguage';
import { useExample } from './useExample';

export function ExampleClaim({ claim }: { claim: Claim }) {
  const { profile, person } = useExample();
  const language = useLanguage();
  const data = publicClaim({
    claim: { ...claim, competence_profile: { ...profile, name: '' } },
    person,
    language,
    listed: profile,
  });
  return <PublicClaim data={data} level={1} />;
}
