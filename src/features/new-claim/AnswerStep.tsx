import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '@/ui/form/Form';
import { WizardActions } from '@/ui/form/Wizard';
import { ShortAnswerFields } from '@/features/claim-fields';
import { IncompleteClaim } from './IncompleteClaim';
import type { PartsOutcome } from './createClaimInSteps';

export interface AnswerStepProps {
  outcome: PartsOutcome | null;
  onBack: () => void;
  /** Called before the form is submitted without an answer. */
  onAnswerLater: () => void;
}

/** The short answer, in the fields of its section of the editor; then the claim is created. */
export function AnswerStep({ outcome, onBack, onAnswerLater }: AnswerStepProps) {
  const { t } = useTranslation('newClaim');
  return (
    <IncompleteClaim outcome={outcome}>
      <ShortAnswerFields />
      <WizardActions
        onBack={onBack}
        next={
          <>
            <Button
              onClick={({ currentTarget }) => {
                onAnswerLater();
                currentTarget.form?.requestSubmit();
              }}
            >
              {t('answerLater')}
            </Button>
            <SubmitButton>{t('create')}</SubmitButton>
          </>
        }
      />
    </IncompleteClaim>
  );
}
