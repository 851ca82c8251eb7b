import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressRing } from '@/ui/basics/ProgressRing';
import { AnimatedTick } from '@/ui/feedback/AnimatedTick';
import type { Task } from './TaskList';

export function TaskProgress({ tasks, labelledBy }: { tasks: readonly Pick<Task, 'state'>[]; labelledBy: string }) {
  const { t } = useTranslation();
  const done = tasks.filter(({ state }) => state === 'done').length;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', color: 'text.secondary', flexShrink: 0 }}>
      <ProgressRing value={tasks.length === 0 ? 1 : done / tasks.length} labelledBy={labelledBy} />
      <Typography variant="caption">{t('readiness.progress', { done, total: tasks.length })}</Typography>
    </Stack>
  );
}

interface AllDoneProps {
  /** Missing where another heading names the tasks. */
  headingId?: string | undefined;
  text: string;
  action?: ReactNode;
}

/** One line in place of the list (ux 2.7). */
export function AllDone({ headingId, text, action }: AllDoneProps) {
  return (
    <Stack
      direction="row"
      sx={{
        columnGap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        paddingInlineStart: 1.5,
        py: 1,
        minHeight: 60,
        borderRadius: 1.5,
        bgcolor: 'background.hero',
      }}
    >
      <AnimatedTick size={3} />
      <Typography variant="h3" component="h2" id={headingId} sx={{ flex: '1 1 5.5em' }}>
        {text}
      </Typography>
      {action}
    </Stack>
  );
}
