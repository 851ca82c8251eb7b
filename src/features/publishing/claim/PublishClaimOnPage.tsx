import { Button, Card, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { BusyButton } from '@/ui/basics/BusyButton';
import { WizardActions } from '@/ui/wizard/WizardActions';
import { PublishClaimDialog } from './PublishClaimDialog';
import { PublishNotes, usePublishClaim } from './usePublishClaim';

interface PublishClaimOnPageProps {
  claim: Claim;
  /** Leads on without publishing, and after it. */
  leaveLabel: string;
  onLeave: () => void;
  children: ReactNode;
}

/** The last step of a wizard: confirms and publishes with the page in sight; a dialog shows the success (CLA-06). */
export function PublishClaimOnPage({ claim, leaveLabel, onLeave, children }: PublishClaimOnPageProps) {
  const { t } = useTranslation('publicClaim');
  const { checkboxes, submit, isPending, failure, publishedAt } = usePublishClaim(claim.id);
  const isPublic = isClaimPublic(claim);
  return (
    <>
      {isPublic ? null : (
        <Card>
          <Stack sx={{ gap: 1, px: { xs: 2, sm: 3 }, py: { xs: 1, sm: 2 } }}>
            {checkboxes}
            <PublishNotes claim={claim} isPending={isPending} failure={failure} />
          </Stack>
        </Card>
      )}
      {children}
      <WizardActions
        onPage
        {...(isPublic ? {} : { onSkip: onLeave, skipLabel: leaveLabel })}
        next={
          isPublic ? (
            <Button variant="contained" onClick={onLeave}>
              {leaveLabel}
            </Button>
          ) : (
            <BusyButton
              variant="contained"
              busy={isPending}
              // Enter in a tick box does the same.
              type="submit"
              onClick={(event) => {
                event.preventDefault();
                submit();
              }}
            >
              {t('publish.submit')}
            </BusyButton>
          )
        }
      />
      {publishedAt === null ? null : (
        <PublishClaimDialog claimId={claim.id} publishedBefore={publishedAt} onClose={onLeave} onGoTo={onLeave} />
      )}
    </>
  );
}
