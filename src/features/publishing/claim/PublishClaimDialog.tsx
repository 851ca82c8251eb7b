import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { claimChecks, firstBlocker } from '@/domain/publishing';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { useMutation } from '@/store/useMutation';
import { selectClaim, selectClaimRequest, fetchClaim, publishClaim } from '@/entities/claim/claimsSlice';
import { Dialog, DialogActions, DialogContent } from '@/ui/basics/overlays';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { milestonePaper } from '@/ui/feedback/MilestoneContent';
import { StatusView } from '@/ui/feedback/StatusView';
import { ClaimChecklist } from './ClaimChecklist';
import { PublishConfirmation, DialogHeading } from './PublishConfirmation';
import { PublishSuccess } from './PublishSuccess';

interface PublishClaimDialogProps {
  claimId: string;
  onClose: () => void;
  /** Leads to the section where an open point can be mended. */
  onGoTo: (section: string) => void;
}

/** Publishing in three faces: what is missing, the first of it in words; the confirmation; the success (CLA-05, CLA-06). */
export function PublishClaimDialog({ claimId, onClose, onGoTo }: PublishClaimDialogProps) {
  const id = useId();
  const { t } = useTranslation(['publicClaim', 'claims']);
  const claim = useAppSelector((state) => selectClaim(state, claimId));
  const request = useRequest((state) => selectClaimRequest(state, claimId));
  const reload = useLoad(fetchClaim, { params: { claimId } }, request);
  /** When it was published, in milliseconds. */
  const [publishedAt, setPublishedAt] = useState<number | null>(null);
  const { run, isPending, failure } = useMutation(publishClaim);
  const blocker = claim && firstBlocker(claimChecks(claim));
  const publish = async () => {
    const result = await run({ params: { claimId } });
    if (result && 'data' in result) setPublishedAt(Date.now());
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
      {claim ? null : (
        <Face heading={t('publish.title')} headingId={id} onClose={close}>
          <StatusView
            request={request}
            hasContent={false}
            skeleton={<ListSkeleton rows={3} height={64} />}
            onRetry={reload}
          >
            {null}
          </StatusView>
        </Face>
      )}
      {claim && publishedAt !== null ? (
        <PublishSuccess claim={claim} publishedAt={publishedAt} headingId={id} onClose={close} />
      ) : null}
      {claim && publishedAt === null && blocker ? (
        <Face heading={t('publish.blockedTitle')} headingId={id} onClose={close}>
          <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
            {t(`claims:check.${blocker.rule}`)}
          </Alert>
          <ClaimChecklist
            claim={claim}
            headingId={id}
            onGoTo={(section) => {
              close();
              onGoTo(section);
            }}
          />
        </Face>
      ) : null}
      {claim && publishedAt === null && !blocker ? (
        <PublishConfirmation
          claim={claim}
          headingId={id}
          isPending={isPending}
          failure={failure}
          onConfirm={() => void publish()}
          onClose={close}
        />
      ) : null}
    </Dialog>
  );
}

interface FaceProps {
  heading: string;
  headingId: string;
  onClose: () => void;
  children: ReactNode;
}

/** A face of the dialog in which there is nothing to confirm. */
function Face({ heading, headingId, onClose, children }: FaceProps) {
  const { t } = useTranslation();
  return (
    <>
      <DialogHeading id={headingId}>{heading}</DialogHeading>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </>
  );
}
