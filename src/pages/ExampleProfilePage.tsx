import { Suspense } from 'react';
import { addressOf } from '@/platform/config';
import { publicProfile } from '@/domain/publicProfile';
import { href } from '@/routes/href';
import { PublicProfile } from '@/features/public-page/profile/PublicProfile';
import { useLanguage } from '@/ui/text/useLanguage';
import { ExampleFrame, OtherExample } from './ExampleFrame';
import { useExample } from './useExample';

/** Without an account and without a call (D-71). */
export default function ExampleProfilePage() {
  return (
    <ExampleFrame
      type="profile"
      more={
        <Suspense>
          <ClaimLinks />
        </Suspense>
      }
    >
      <ExampleProfile />
    </ExampleFrame>
  );
}

function ClaimLinks() {
  return useExample().claims.map(({ id, question }) => (
    <OtherExample key={id} to={href('exampleClaim', { name: id })}>
      {question}
    </OtherExample>
  ));
}

function ExampleProfile() {
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
