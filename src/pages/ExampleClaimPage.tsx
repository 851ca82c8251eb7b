import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { publicClaim } from '@/domain/publicClaim';
import { href } from '@/routes/href';
import { Navigate, useParams } from '@/routes/navigation';
import { PublicClaim } from '@/features/public-page/claim/PublicClaim';
import { useLanguage } from '@/ui/text/useLanguage';
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

function ExampleClaim({ claim }: { claim: Claim }) {
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
