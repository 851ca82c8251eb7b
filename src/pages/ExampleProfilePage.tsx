import { Suspense } from 'react';
import { href } from '@/routes/href';
import { ExampleProfile } from './ExampleProfile';
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
