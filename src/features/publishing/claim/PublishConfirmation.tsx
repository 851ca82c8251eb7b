import { Box, Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useFocusOnMount } from '@/ui/basics/focus';
import { UnsavedSections } from '@/ui/editor/SaveState';
import { QuestionAddress } from '@/ui/share/QuestionAddress';
import { PageThumbnail } from '@/ui/publicPage/PageThumbnail';
import { OwnPublicClaim } from '@/features/public-page';
import { PublishNotes, useConfirmations } from './useConfirmations';
import type { ClaimPublishing } from './usePublishClaim';

/** Takes the focus when the step appears, so that it is read out. */
export function StepHeading({ id, children }: { id: string; children: ReactNode }) {
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
export function PublishConfirmation(props: PublishConfirmationProps) {
  const { claim, headingId, publish, isPending, failure, onClose } = props;
  const { t } = useTranslation(['publicClaim', 'common']);
  const { checkboxes, submit } = useConfirmations(publish);
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

const questionBesidePage = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' },
} as const;
