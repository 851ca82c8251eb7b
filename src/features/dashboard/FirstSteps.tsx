import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import GoIcon from '@mui/icons-material/ChevronRightOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstSteps, type FirstStep } from '@/domain/nextStep';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { readStored, writeStored } from '@/platform/clientStorage';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { focusPageHeading } from '@/ui/basics/focus';

interface FirstStepsProps {
  done: Record<FirstStep, boolean>;
  /** The profile in which experience is added and which is published; null before there is one. */
  profileId: string | null;
  onDismiss: () => void;
}

/** The first steps of a new expert; in the place of the tiles until they are done or dismissed (ux 4.1). */
export function FirstSteps({ done, profileId, onDismiss }: FirstStepsProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const count = firstSteps.filter((step) => done[step]).length;
  const next = firstSteps.find((step) => !done[step]);
  const profile = profileId ? href('profile', { profileId }) : href('newProfile');
  const places: Record<FirstStep, string> = {
    profile: href('newProfile'),
    experience: profile,
    publish: profile,
    claim: href('newClaim'),
    invite: href('verifyCompetence'),
  };
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', columnGap: 2, flexWrap: 'wrap', mb: 1 }}>
        <div>
          <Typography variant="h2" id={id}>
            {t('first.title')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('first.progress', { count, total: firstSteps.length })}
          </Typography>
        </div>
        <Button
          size="small"
          onClick={() => {
            onDismiss();
            // The button is gone: the page's heading is where the reader goes on.
            focusPageHeading();
          }}
        >
          {t('first.dismiss')}
        </Button>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={(100 * count) / firstSteps.length}
        aria-labelledby={id}
        sx={{ mb: 1, borderRadius: 1, bgcolor: 'divider' }}
      />
      <List component="ol" disablePadding sx={{ mx: -1, mb: -1 }}>
        {firstSteps.map((step) => (
          <Step key={step} label={t(`first.step.${step}`)} done={done[step]} isNext={step === next} to={places[step]} />
        ))}
      </List>
    </Card>
  );
}

interface StepProps {
  label: string;
  done: boolean;
  /** The first that is open. */
  isNext: boolean;
  to: string;
}

function Step({ label, done, isNext, to }: StepProps) {
  const { t } = useTranslation();
  if (done) {
    return (
      <ListItem sx={{ ...line, color: 'text.secondary' }}>
        <DoneIcon fontSize="small" aria-hidden sx={{ color: 'success.main' }} />
        <span>
          {label}
          <VisuallyHidden>{`, ${t('readiness.done')}`}</VisuallyHidden>
        </span>
      </ListItem>
    );
  }
  return (
    <ListItem disablePadding>
      <ListItemButton component={RouterLink} to={to} sx={{ ...line, fontWeight: isNext ? 600 : 400 }}>
        <OpenIcon fontSize="small" aria-hidden sx={{ color: isNext ? 'primary.main' : 'text.secondary' }} />
        <Box component="span" sx={{ flex: 1 }}>
          {label}
        </Box>
        <GoIcon aria-hidden sx={{ color: 'text.secondary' }} />
      </ListItemButton>
    </ListItem>
  );
}

const line = { gap: 1.5, px: 1, py: 1, minHeight: 44, borderRadius: 1 } as const;

/** Whether the first steps were put away on this device, and how to do so. */
export function useFirstStepsDismissed(): [isDismissed: boolean, dismiss: () => void] {
  const id = useAppSelector(selectUser)?.id ?? '';
  const [isDismissed, setDismissed] = useState(() => readStored('firstStepsDismissed', id) === true);
  const dismiss = () => {
    writeStored('firstStepsDismissed', true, id);
    setDismissed(true);
  };
  return [isDismissed, dismiss];
}
