import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { WizardActions } from '@/ui/form/Wizard';
import { QuestionEditor } from '@/features/claim-fields';
import { QuestionStarters } from './QuestionStarters';
import { descriptionOf, type NewClaimValues } from './newClaimSteps';

/** The question, with which everything begins. */
export function QuestionStep({ children }: { children: ReactNode }) {
  const { t } = useTranslation('newClaim');
  const values = useWatch() as NewClaimValues;
  return (
    <>
      <Stack sx={{ gap: 2 }} onKeyDown={submitOnEnter}>
        <QuestionEditor description={descriptionOf(values)} hasPreviewBeside>
          <QuestionStarters />
        </QuestionEditor>
        <div>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('questionRule')}
          </Typography>
          {children}
        </div>
      </Stack>
      <WizardActions />
    </>
  );
}

/** The question is one line, however long: Enter leads on. */
function submitOnEnter(event: KeyboardEvent): void {
  const { target, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  target.form?.requestSubmit();
}
