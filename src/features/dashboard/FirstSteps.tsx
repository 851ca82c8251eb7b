import { Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstSteps, stepBefore, stepMinutes, type FirstStep } from '@/domain/nextStep';
import { readStored, writeStored } from '@/platform/clientStorage';
import { href, inviteHref } from '@/routes/href';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { focusPageHeading } from '@/ui/basics/focus';
import { TaskList, type Task } from '@/ui/list/TaskList';
import { TaskProgress } from '@/ui/list/TaskProgress';
import { HeroCard } from './HeroCard';
import { StepActions, StepText, type NextStepProps } from './NextStepCard';

interface FirstStepsProps extends NextStepProps {
  done: Record<FirstStep, boolean>;
  /** The profile in which experience is added and which is published; null before there is one. */
  profileId: string | null;
  onDismiss: () => void;
}

export function FirstSteps({ done, profileId, onDismiss, ...next }: FirstStepsProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const tasks = useTasks(done, profileId);
  const minutes = firstSteps.reduce((sum, step) => sum + (done[step] ? 0 : stepMinutes[step]), 0);
  return (
    <HeroCard
      labelledBy={id}
      aside={
        <>
          <Stack direction="row" sx={{ mb: 0.5, columnGap: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
            <Typography variant="h3" component="h2" id={id}>
              {t('first.title')}
            </Typography>
            <TaskProgress tasks={tasks} labelledBy={id} />
          </Stack>
          <TaskList tasks={tasks} />
        </>
      }
    >
      <StepText step={next.step} />
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
        <StepActions {...next} />
      </Stack>
      <Stack direction="row" sx={{ mt: 1, columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('first.left', { count: minutes })}
        </Typography>
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
    </HeroCard>
  );
}

function useTasks(done: FirstStepsProps['done'], profileId: string | null): Task[] {
  const { t } = useTranslation('dashboard');
  const profile = profileId ? href('profile', { profileId }) : href('newProfile');
  const places: Record<FirstStep, string> = {
    profile: href('newProfile'),
    experience: profile,
    publish: profile,
    claim: href('newClaim'),
    invite: inviteHref,
  };
  return firstSteps.map((step): Task => {
    const before = stepBefore[step];
    return {
      key: step,
      text: t(`first.${done[step] ? 'done' : 'step'}.${step}`),
      state: done[step] ? 'done' : 'open',
      to: places[step],
      note: t('first.minutes', { count: stepMinutes[step] }),
      ...(before && !done[before] ? { blockedBy: t(`first.after.${before as 'profile'}`) } : {}),
    };
  });
}

export function useFirstStepsDismissed(): [isDismissed: boolean, dismiss: () => void] {
  const id = useAppSelector(selectUser)?.id ?? '';
  const [isDismissed, setDismissed] = useState(() => readStored('firstStepsDismissed', id) === true);
  const dismiss = () => {
    writeStored('firstStepsDismissed', true, id);
    setDismissed(true);
  };
  return [isDismissed, dismiss];
}
