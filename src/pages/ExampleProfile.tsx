import { addressOf } from '@/platform/config';
import { publicProfile } from '@/domain/publicProfile';
import { PublicProfile } from '@/features/public-page';
import { href } from '@/routes/href';
import { useLanguage } from '@/ui/text/useLanguage';
import { useExample } from './useExample';

export function ExampleProfile() {
  const { claims, ...example } = useExample();
  const data = publicProfile({
    ...example,
    language: useLanguage(),
    claims: claims.map((claim) => ({
      ...claim,
      keyword_count: null,
      category_count: null,
      public_url: addressOf(href('exampleClaim', { name: claim.id })),
    })),
  });
  return <PublicProfile data={data} level={1} />;
}
