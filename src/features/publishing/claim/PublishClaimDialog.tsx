import { Alert, Button, Dialog, DialogActions, DialogContent } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { claimChecks, type ClaimRule, firstBlocker } from '@/domain/publishing';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchClaim, selectClaim, selectClaimRequest } from '@/entities/claim/claimsSlice';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { MilestoneContent, milestonePaper } from '@/ui/feedback/MilestoneContent';
import { StatusView } from '@/ui/feedback/StatusView';
import { ClaimChecklist } from './ClaimChecklist';
import { PublishConfirmation, StepHeading } from './PublishConfirmation';
import { usePublishClaim } from './usePublishClaim';
import { onlineWithin } from '@/domain/claimLifeCycle';
import { inviteHref } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { ViewButton } from '@/ui/share/ShareButton';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { OwnPublicClaim, ShareClaimRow, useShareClaim } from '@/features/public-page';

interface PublishClaimDialogProps {
  claimId: string;
  /** Set where it was published without the dialog, which then shows the success alone. */
  publishedBefore?: number | null;
  onClose: () => void;
  onGoTo: (section: string) => void;
}

/** Publishing in three steps: what is still missing, the confirmation, the success (CLA-05, CLA-06). */
export function PublishClaimDialog({ claimId, publishedBefore, onClose, onGoTo }: PublishClaimDialogProps) {
  const id = useId();
  const { t } = useTranslation('publicClaim');
  const claim = useAppSelector((state) => selectClaim(state, claimId));
  const request = useRequest((state) => selectClaimRequest(state, claimId));
  const reload = useLoad(fetchClaim, { params: { claimId } }, request);
  const publishing = usePublishClaim(claimId);
  const { isPending } = publishing;
  const publishedAt = publishedBefore ?? publishing.publishedAt;
  const close = () => {
    if (!isPending) onClose();
  };
  const step = () => {
    if (!claim) {
      return (
        <MessageStep heading={t('publish.title')} headingId={id} onClose={close}>
          <StatusView
            request={request}
            hasContent={false}
            skeleton={<ListSkeleton rows={3} height={64} />}
            onRetry={reload}
          >
            {null}
          </StatusView>
        </MessageStep>
      );
    }
    const common = { claim, headingId: id, onClose: close };
    if (publishedAt !== null) return <PublishSuccess publishedAt={publishedAt} {...common} />;
    const blocker = firstBlocker(claimChecks(claim));
    if (blocker) return <MissingStep rule={blocker.rule} onGoTo={onGoTo} {...common} />;
    return <PublishConfirmation {...publishing} {...common} />;
  };
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullWidth
      maxWidth={publishedAt === null ? 'sm' : 'md'}
      slotProps={{ paper: { sx: publishedAt === null ? undefined : milestonePaper } }}
    >
      {step()}
    </Dialog>
  );
}

interface MissingStepProps extends Pick<PublishClaimDialogProps, 'onClose' | 'onGoTo'> {
  claim: Claim;
  rule: ClaimRule;
  headingId: string;
}

function MissingStep({ claim, rule, headingId, onClose, onGoTo }: MissingStepProps) {
  const { t } = useTranslation(['publicClaim', 'claims']);
  return (
    <MessageStep heading={t('publish.blockedTitle')} headingId={headingId} onClose={onClose}>
      <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
        {t(`claims:check.${rule}`)}
      </Alert>
      <ClaimChecklist
        claim={claim}
        headingId={headingId}
        onGoTo={(section) => {
          onClose();
          onGoTo(section);
        }}
      />
    </MessageStep>
  );
}

interface MessageStepProps {
  heading: string;
  headingId: string;
  onClose: () => void;
  children: ReactNode;
}

function MessageStep({ heading, headingId, onClose, children }: MessageStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <StepHeading id={headingId}>{heading}</StepHeading>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </>
  );
}

interface PublishSuccessProps {
  claim: Claim;
  /** In milliseconds. */
  publishedAt: number;
  headingId: string;
  onClose: () => void;
}

function PublishSuccess({ claim, publishedAt, headingId, onClose }: PublishSuccessProps) {
  const { t } = useTranslation(['publicClaim', 'claims']);
  const locale = useFormatLocale();
  const sharing = useShareClaim(claim);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(publishedAt + onlineWithin);
  return (
    <MilestoneContent
      headingId={headingId}
      title={t('publish.doneTitle')}
      text={t('publish.doneText')}
      page={<OwnPublicClaim claim={claim} />}
      address={claim.public_url}
      addressName={t('claims:question.addressName')}
      share={sharing.address === null ? null : <ShareClaimRow claim={claim} address={sharing.address} />}
      actions={
        <>
          <ViewButton sharing={sharing} variant="outlined" text={t('publish.viewFrom', { time })} />
          <Button variant="contained" component={RouterLink} to={inviteHref}>
            {t('publish.invite')}
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}
