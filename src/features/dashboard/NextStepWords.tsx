import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { NextStep } from '@/domain/nextStep';

export function NextStepWords({ step }: { step: NextStep }) {
  const { t } = useTranslation('dashboard');
  const { title, text } = wordsOf(step, t);
  return (
    <>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '56ch' }}>{text}</Typography>
    </>
  );
}

type Translate = ReturnType<typeof useTranslation<'dashboard'>>['t'];

function wordsOf(step: NextStep, t: Translate): { title: string; text: string } {
  if (step.type === 'unblockProfile') {
    return { title: t(`next.unblockProfile.rule.${step.rule as 'limit'}`), text: t('next.unblockProfile.text') };
  }
  if (step.type === 'unblockClaim') {
    return { title: t(`next.unblockClaim.rule.${step.rule as 'keywords'}`), text: t('next.unblockClaim.text') };
  }
  return { title: t(`next.${step.type}.title`), text: t(`next.${step.type}.text`) };
}
