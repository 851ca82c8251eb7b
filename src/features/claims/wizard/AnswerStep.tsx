import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { recommendedLength } from '@/domain/claimLimits';
import { Field } from '@/ui/form/Field';
import { SubmitButton } from '@/ui/form/Form';
import { WizardActions } from '@/ui/form/Wizard';
import type { PartsOutcome } from './createClaimInSteps';
import { IncompleteClaim } from './IncompleteClaim';

export interface AnswerStepProps {
  outcome: PartsOutcome | null;
  onBack: () => void;
  /** Called before the form is submitted without an answer. */
  onAnswerLater: () => void;
}

/** The short answer, in the fields of its section of the editor; then the claim is created. */
export function AnswerStep({ outcome, onBack, onAnswerLater }: AnswerStepProps) {
  const { t } = useTranslation(['claims', 'newClaim']);
  return (
    <IncompleteClaim outcome={outcome}>
      <Field
        name="short_answer_headline"
        label={t('shortAnswer.headline')}
        help={t('shortAnswer.headlineHelp')}
        recommended={recommendedLength.headline}
      />
      <Field
        name="short_answer_text"
        label={t('shortAnswer.text')}
        help={t('shortAnswer.textHelp')}
        rows={5}
        recommended={recommendedLength.shortAnswer}
      />
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
              {t('newClaim:answerLater')}
            </Button>
            <SubmitButton>{t('newClaim:create')}</SubmitButton>
          </>
        }
      />
    </IncompleteClaim>
  );
}
