import Button from '@mui/material/Button';
import { Dialog, DialogActions, DialogContent } from '@/ui/basics/overlays';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { claimChecks, firstBlocker } from '@/domain/publishing';
import { useLoad, useAppSelector } from '@/store/hooks';
import { failureOf, useMutation } from '@/store/useMutation';
import { milestonePaper } from '@/ui/feedback/MilestoneContent';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { selectClaim, selectClaimRequest, fetchClaim, publishClaim } from '../claimsSlice';
import { ClaimChecklist } from './ClaimChecklist';
import { PublishConfirmation, DialogHeading } from './PublishConfirmation';
import { PublishSuccess } from './PublishSuccess';

interface PublishDialogProps {
  claimId: string;
  onClose: () => void;
  /** Leads to the section where an open point can be mended. */
  onGoTo: (section: string) => void;
}

/** Publishing in three faces: what is still missing, the confirmation, the success (CLA-05, CLA-06). */
export function PublishDialog({ claimId, onClose, onGoTo }: PublishDialogProps) {
  const id = useId();
  const claim = useAppSelector((state) => selectClaim(state, claimId));
  const request = useAppSelector((state) => selectClaimRequest(state, claimId));
  const reload = useLoad(fetchClaim, { params: { claimId } }, request);
  /** When it was published, in milliseconds. */
  const [publishedAt, setPublishedAt] = useState<number | null>(null);
  const { run, isPending, failure } = useMutation(publishClaim);
  const publish = async () => {
    const result = await run({ params: { claimId } });
    if (result && !failureOf(result)) setPublishedAt(Date.now());
  };
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { sx: publishedAt === null ? undefined : milestonePaper } }}
    >
      <StatusView
        request={request}
        hasContent={claim !== undefined}
        skeleton={<ListSkeleton rows={3} height={64} />}
        onRetry={reload}
      >
        {claim && publishedAt !== null ? (
          <PublishSuccess claim={claim} publishedAt={publishedAt} headingId={id} onClose={close} />
        ) : null}
        {claim && publishedAt === null && firstBlocker(claimChecks(claim)) ? (
          <Blocked
            claim={claim}
            headingId={id}
            onClose={close}
            onGoTo={(section) => {
              close();
              onGoTo(section);
            }}
          />
        ) : null}
        {claim && publishedAt === null && !firstBlocker(claimChecks(claim)) ? (
          <PublishConfirmation
            claim={claim}
            headingId={id}
            isPending={isPending}
            failure={failure}
            onConfirm={() => void publish()}
            onClose={close}
          />
        ) : null}
      </StatusView>
    </Dialog>
  );
}

interface BlockedProps {
  claim: Claim;
  headingId: string;
  onClose: () => void;
  onGoTo: (section: string) => void;
}

function Blocked({ claim, headingId, onClose, onGoTo }: BlockedProps) {
  const { t } = useTranslation(['publicClaim', 'common']);
  return (
    <>
      <DialogHeading id={headingId}>{t('publish.blockedTitle')}</DialogHeading>
      <DialogContent>
        <ClaimChecklist claim={claim} headingId={headingId} onGoTo={onGoTo} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </DialogActions>
    </>
  );
}
