import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { Navigate, useParams } from '@/routes/navigation';
import { ExampleClaim } from './ExampleClaim';
import { ExampleFrame, OtherExample } from './ExampleFrame';
import { useExample } from './useExample';

/** Without an account and without a call (D-71). */
export default function ExampleClaimPage() {
  const { name = '' } = useParams();
  return (
    <Suspense>
      <NamedExample name={name} />
    </Suspense>
  );
}

function NamedExample({ name }: { name: string }) {
  const { t } = useTranslation('examples');
  const { claims, person } = useExample();
  const claim = claims.find(({ id }) => id === name);
  if (!claim) return <Navigate to={href('error', { error: 'example' })} replace />;
  return (
    <ExampleFrame
      type="claim"
      more={
        <>
          <OtherExample to={href('exampleProfile')}>{t('more.profile', { name: person.name })}</OtherExample>
          {claims
            .filter(({ id }) => id !== name)
            .map(({ id, question }) => (
              <OtherExample key={id} to={href('exampleClaim', { name: id })}>
                {question}
              </OtherExample>
            ))}
        </>
      }
    >
      <ExampleClaim claim={claim} />
    </ExampleFrame>
  );
}
