import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { onlineWithin } from '@/domain/claimLifeCycle';
import { truncate } from '@/domain/plainText';
import { claimChecks, type ClaimRule, firstBlocker } from '@/domain/publishing';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { inviteHref } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { fetchClaim, selectClaim, selectClaimRequest } from '@/entities/claim/claimsSlice';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useFocusOnMount } from '@/ui/basics/focus';
import { UnsavedSections } from '@/ui/editor/SaveState';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { MilestoneContent, milestonePaper } from '@/ui/feedback/MilestoneContent';
import { StatusView } from '@/ui/feedback/StatusView';
import { PageThumbnail } from '@/ui/publicPage/PageThumbnail';
import { SearchResult } from '@/ui/publicPage/SearchResult';
import { QuestionAddress } from '@/ui/share/QuestionAddress';
import { ViewButton } from '@/ui/share/ShareButton';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { OwnPublicClaim } from '@/features/public-page/claim/OwnPublicClaim';
import { ShareClaimRow, useShareClaim } from '@/features/public-page/claim/shareClaim';
import { ClaimChecklist } from './ClaimChecklist';
import { type ClaimPublishing, PublishNotes, usePublishClaim } from './usePublishClaim';

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

/** Takes the focus when the step appears, so that it is read out. */
function StepHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <DialogTitle id={id} component="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </DialogTitle>
  );
}

interface PublishConfirmationProps extends ClaimPublishing {
  claim: Claim;
  headingId: string;
  onClose: () => void;
}

/** The question and the accuracy of the data are confirmed one by one before anything goes online (CLA-06). */
function PublishConfirmation(props: PublishConfirmationProps) {
  const { claim, headingId, checkboxes, submit, isPending, failure, onClose } = props;
  const { t } = useTranslation(['publicClaim', 'common']);
  return (
    <>
      <StepHeading id={headingId}>{t('publish.title')}</StepHeading>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={questionBesidePage}>
          <div>
            <Typography variant="h2" component="p" sx={{ hyphens: 'auto', mb: 0.5 }}>
              {claim.question}
            </Typography>
            <QuestionAddress question={claim.question} />
          </div>
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <PageThumbnail>
              <OwnPublicClaim claim={claim} />
            </PageThumbnail>
          </Box>
        </Box>
        {checkboxes}
        <PublishNotes claim={claim} isPending={isPending} failure={failure}>
          <UnsavedSections />
        </PublishNotes>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {t('common:action.cancel')}
        </Button>
        <BusyButton variant="contained" busy={isPending} onClick={submit}>
          {t('publish.submit')}
        </BusyButton>
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
      picture={
        <SearchResult
          question={claim.question}
          description={truncate(
            [claim.short_answer_headline, claim.short_answer_text].filter(Boolean).join(' – '),
            160,
          )}
          title={t('publish.resultFrom', { time })}
          isBeside
        />
      }
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

const questionBesidePage = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' },
} as const;
