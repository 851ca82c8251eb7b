import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { Claim } from '@/api/endpoints/claims';
import { changesLeft } from '@/domain/claimLimits';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useFocusOnMount } from '@/ui/basics/focus';
import { DialogActions, DialogContent, DialogTitle } from '@/ui/basics/overlays';
import { UnsavedSections } from '@/ui/editor/SaveState';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { QuestionAddress } from '@/ui/share/QuestionAddress';
import { PageThumbnail } from '@/ui/publicPage/PageThumbnail';
import { OwnPublicClaim } from '@/features/public-page';
import { RefusalMessage } from '../RefusalMessage';

/** Heading of a step; takes the focus when the step appears, so that it is read. */
export function DialogHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <DialogTitle id={id} component="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </DialogTitle>
  );
}

interface PublishConfirmationProps {
  claim: Claim;
  headingId: string;
  isPending: boolean;
  failure: ApiFailure | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** The question and the accuracy of the data are confirmed one by one before anything goes online (CLA-06). */
export function PublishConfirmation(props: PublishConfirmationProps) {
  const { claim, headingId, isPending, failure, onConfirm, onClose } = props;
  const { t } = useTranslation(['publicClaim', 'common']);
  const { checkboxes, submit } = useConfirmations(`${headingId}-why`, onConfirm);
  const left = changesLeft(claim.question_changes);
  return (
    <>
      <DialogHeading id={headingId}>{t('publish.title')}</DialogHeading>
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
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('publish.withinAnHour')} {left === null ? t('publish.changes') : t('publish.changesLeft', { count: left })}
        </Typography>
        <UnsavedSections />
        {failure ? (
          <Alert severity="error" role="alert">
            <RefusalMessage failure={failure} />
          </Alert>
        ) : null}
        <SlowSaving isRunning={isPending} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
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

const confirmations = ['question', 'data'] as const;

/** One checkbox per confirmation; submitting without one of them leads to it. */
function useConfirmations(hintId: string, onConfirm: () => void) {
  const { t } = useTranslation('publicClaim');
  const [confirmed, setConfirmed] = useState({ question: false, data: false });
  const [hasSubmitted, setSubmitted] = useState(false);
  const inputs = useRef<Partial<Record<keyof typeof confirmed, HTMLInputElement | null>>>({});
  const missing = confirmations.find((name) => !confirmed[name]);
  const submit = () => {
    if (!missing) {
      onConfirm();
      return;
    }
    setSubmitted(true);
    inputs.current[missing]?.focus();
  };
  const checkboxes = (
    <Stack role="group" aria-label={t('publish.confirmations')}>
      {confirmations.map((name) => {
        const isInvalid = hasSubmitted && !confirmed[name];
        return (
          <FormControlLabel
            key={name}
            sx={{ alignItems: 'flex-start', minHeight: 44 }}
            label={<Typography sx={{ pt: 1 }}>{t(`publish.confirm.${name}`)}</Typography>}
            control={
              <Checkbox
                checked={confirmed[name]}
                color={isInvalid ? 'error' : 'primary'}
                sx={isInvalid ? { color: 'error.main' } : {}}
                slotProps={{
                  input: {
                    ref: (element) => {
                      inputs.current[name] = element;
                    },
                    'aria-invalid': isInvalid,
                    'aria-describedby': isInvalid ? hintId : undefined,
                  },
                }}
                onChange={(_, checked) => setConfirmed({ ...confirmed, [name]: checked })}
              />
            }
          />
        );
      })}
      {hasSubmitted && missing ? (
        <FormHelperText id={hintId} error role="alert">
          {t('publish.confirmFirst')}
        </FormHelperText>
      ) : null}
    </Stack>
  );
  return { checkboxes, submit };
}

const questionBesidePage = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' },
} as const;
