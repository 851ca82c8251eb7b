import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { WizardPage } from '@/ui/form/WizardPage';
import { BlankHead } from '@/ui/page/BlankHead';
import { PageLayout } from '@/ui/page/PageLayout';
import type { NewClaimStep } from './newClaimSteps';

interface NewClaimFrameProps {
  steps: readonly NewClaimStep[];
  step: NewClaimStep;
  /** The claim exists with all that was entered. */
  isSaved: boolean;
  asideRef?: ((element: HTMLElement | null) => void) | undefined;
  children: ReactNode;
}

/** The page around the open step, headed by what it asks. */
export function NewClaimFrame({ steps, step, isSaved, asideRef, children }: NewClaimFrameProps) {
  const { t } = useTranslation('newClaim');
  const isLast = step === 'publish';
  return (
    <WizardPage
      question={t(`question.${step}`)}
      intro={t(`intro.${step}`)}
      steps={steps.map((key) => ({ key, name: t(`step.${key}`) }))}
      current={step}
      saveState={t(isSaved ? 'savedState' : 'draftState')}
      laterHref={isLast ? undefined : href('claims')}
      laterHint={isLast ? undefined : t('laterHint')}
      asideRef={asideRef}
    >
      {children}
    </WizardPage>
  );
}

/** The page without a step to show. */
export function WizardMessage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('newClaim');
  return (
    <Stack sx={{ gap: 3 }}>
      <BlankHead />
      <PageLayout
        title={t('title')}
        width="text"
        actions={
          <Button component={RouterLink} to={href('claims')}>
            {t('toList')}
          </Button>
        }
      >
        {children}
      </PageLayout>
    </Stack>
  );
}
