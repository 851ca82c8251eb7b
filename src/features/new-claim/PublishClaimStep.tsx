import { Button, Card } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { claimChecks, firstBlocker } from '@/domain/publishing';
import { href } from '@/routes/href';
import { useNavigate } from '@/routes/navigation';
import { WizardActions } from '@/ui/wizard/WizardActions';
import { OwnPublicClaim } from '@/features/public-page/claim/OwnPublicClaim';
import { ClaimChecklist } from '@/features/publishing/claim/ClaimChecklist';
import { PublishClaimOnPage } from '@/features/publishing/claim/PublishClaimOnPage';

/** Shows the page and publishes it, now or later; while something is missing, says what (CLA-05, CLA-06). */
export function PublishClaimStep({ claim }: { claim: Claim }) {
  const { t } = useTranslation('newClaim');
  const navigate = useNavigate();
  const id = useId();
  const toClaim = (section?: string) =>
    void navigate(href('claim', { claimId: claim.id }, { section }), { replace: true });
  const page = (
    <Card component="section" aria-label={t('preview')}>
      <OwnPublicClaim claim={claim} />
    </Card>
  );
  if (!firstBlocker(claimChecks(claim))) {
    return (
      <PublishClaimOnPage
        claim={claim}
        leaveLabel={t(isClaimPublic(claim) ? 'toClaim' : 'notYet')}
        onLeave={() => toClaim()}
      >
        {page}
      </PublishClaimOnPage>
    );
  }
  return (
    <>
      {page}
      <div>
        <ClaimChecklist claim={claim} headingId={id} onGoTo={toClaim} />
      </div>
      <WizardActions
        onPage
        next={
          <Button variant="contained" onClick={() => toClaim()}>
            {t('toClaim')}
          </Button>
        }
      />
    </>
  );
}
