import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { claimChecks, firstBlocker } from '@/domain/publishing';
import { href } from '@/routes/href';
import { useNavigate } from '@/routes/navigation';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { WizardActions } from '@/ui/wizard/WizardActions';
import { OwnPublicClaim } from '@/features/public-page';
import { ClaimChecklist, ClaimDialogs } from '@/features/publishing';

/** Shows the page and publishes it, now or later; while something is missing, says what (CLA-05). */
export function PublishStep({ claim }: { claim: Claim }) {
  const { t } = useTranslation('newClaim');
  const navigate = useNavigate();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const toClaim = (section?: string) =>
    void navigate(href('claim', { claimId: claim.id }, { section }), { replace: true });
  const isReady = !firstBlocker(claimChecks(claim));
  const leave = (
    <Button variant="contained" onClick={() => toClaim()}>
      {t('toClaim')}
    </Button>
  );
  const publish = (
    <Button variant="contained" onClick={() => setAsking(true)}>
      {t('goOnline')}
    </Button>
  );
  return (
    <>
      <Card component="section" aria-label={t('preview')}>
        <Suspense fallback={<ListSkeleton rows={3} height={96} />}>
          <OwnPublicClaim claim={claim} />
        </Suspense>
      </Card>
      {isReady ? null : (
        <div>
          <ClaimChecklist claim={claim} headingId={id} onGoTo={toClaim} />
        </div>
      )}
      {isReady && !isClaimPublic(claim) ? (
        <WizardActions onPage onSkip={() => toClaim()} skipLabel={t('notYet')} next={publish} />
      ) : (
        <WizardActions onPage next={leave} />
      )}
      <ClaimDialogs
        dialog={isAsking ? { type: 'publish', claimId: claim.id } : null}
        onClose={() => (isClaimPublic(claim) ? toClaim() : setAsking(false))}
        onGoTo={toClaim}
      />
    </>
  );
}
