import FlagIcon from '@mui/icons-material/FlagOutlined';
import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { NextStep } from '@/domain/nextStep';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { nextStepHref } from './nextStepHref';

interface NextStepCardProps {
  /** Undefined until enough is known to say; null where everything is in order. */
  step: NextStep | null | undefined;
  /** The subject of the step: the profile's occupation, the claim's question, the invited person; '' where it has no name. */
  subject: string;
}

/** The one thing that is worth doing now, with the page's only primary button (ux 4.1). */
export function NextStepCard({ step, subject }: NextStepCardProps) {
  const { t } = useTranslation('dashboard');
  const Icon = step === null ? DoneIcon : FlagIcon;
  return (
    <Card
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, minHeight: { xs: 248, sm: 136 }, bgcolor: 'background.hero', border: 0 }}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, alignItems: { xs: 'stretch', sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Stack direction="row" sx={{ gap: 2, minWidth: 0 }}>
          <Icon aria-hidden sx={{ color: step === null ? 'success.main' : 'text.secondary', mt: 0.25 }} />
          <div>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {t('next.title')}
            </Typography>
            {step === undefined ? <Unknown /> : <Words step={step} subject={subject} />}
          </div>
        </Stack>
        {step ? (
          <Button variant="contained" component={RouterLink} to={nextStepHref(step)} sx={{ flexShrink: 0 }}>
            {t(`next.${step.kind}.action`)}
          </Button>
        ) : null}
        {step === null ? (
          <Button component={RouterLink} to={href('verifyCompetence')} sx={{ flexShrink: 0 }}>
            {t('next.nothing.action')}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}

function Unknown() {
  return (
    <Typography variant="h2" component="div" aria-hidden>
      <Skeleton width="12em" />
      <Skeleton width="18em" sx={{ maxWidth: '60vw' }} />
    </Typography>
  );
}

function Words({ step, subject }: { step: NextStep | null; subject: string }) {
  const { t } = useTranslation('dashboard');
  const { title, text } = useWords(step, t);
  return (
    <>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {subject ? <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{subject}</Typography> : null}
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
    </>
  );
}

type Translate = ReturnType<typeof useTranslation<'dashboard'>>['t'];

/** Title and reason of a step; a blocker names its rule. */
function useWords(step: NextStep | null, t: Translate): { title: string; text: string } {
  if (!step) return { title: t('next.nothing.title'), text: t('next.nothing.text') };
  if (step.kind === 'unblockProfile') {
    return { title: t(`next.unblockProfile.rule.${step.rule as 'limit'}`), text: t('next.unblockProfile.text') };
  }
  if (step.kind === 'unblockClaim') {
    return { title: t(`next.unblockClaim.rule.${step.rule as 'keywords'}`), text: t('next.unblockClaim.text') };
  }
  return { title: t(`next.${step.kind}.title`), text: t(`next.${step.kind}.text`) };
}
