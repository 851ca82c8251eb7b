import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { fetchClaimProfiles, selectClaimProfiles, selectClaimProfilesRequest } from '@/entities/claim/claimsSlice';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { CreatedClaim } from './CreatedClaim';
import { NewClaimForm } from './NewClaimForm';
import { WizardMessage } from './NewClaimFrame';

/**
 * Creates a claim question by question; a user without a competence profile is led to that wizard first and comes back
 * (CLA-02, PRO-22). `claimId` is the claim of a wizard that was left before its last step; '' for a new one.
 */
export function NewClaimWizard({ claimId }: { claimId: string }) {
  const { t } = useTranslation('claims');
  // Set once: the id that appears in the address later is of the claim created here.
  const [resumed] = useState(claimId);
  const profiles = useAppSelector(selectClaimProfiles);
  const request = useRequest(selectClaimProfilesRequest);
  const reload = useLoad(fetchClaimProfiles, undefined, request);
  if (resumed !== '') return <CreatedClaim claimId={resumed} profileCount={profiles.length} />;
  if (profiles.length > 0) return <NewClaimForm profiles={profiles} />;
  return (
    <WizardMessage>
      <StatusView
        request={request}
        hasContent={false}
        skeleton={<ListSkeleton rows={1} height={320} />}
        empty={
          <EmptyState
            drawing="profile"
            title={t('wizard.noProfileTitle')}
            text={t('wizard.noProfile')}
            action={
              <Button variant="contained" component={RouterLink} to={href('newProfile', undefined, { for: 'claim' })}>
                {t('wizard.createProfile')}
              </Button>
            }
          />
        }
        onRetry={reload}
      >
        {null}
      </StatusView>
    </WizardMessage>
  );
}
