import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { firstBlocker, type Check } from '@/domain/publishing';
import { TaskList, type Task } from './TaskList';
import { AllDone, TaskProgress } from './TaskProgress';

export interface ReadinessChecklistProps<Rule extends string> {
  checks: readonly Check<Rule>[];
  textOf: (rule: Rule, done: boolean) => string;
  onGoTo: (check: Check<Rule>) => void;
  /** Missing where the dialog around the list has a heading. */
  title?: string;
  headingId: string;
  /** Missing where it is published already. */
  onPublish?: (() => void) | undefined;
}

/** The conditions of publishing as tasks, collapsed to one line once all is done (ux no. 3, 2.7). */
export function ReadinessChecklist<Rule extends string>(props: ReadinessChecklistProps<Rule>) {
  const { checks, textOf, onGoTo, title, headingId, onPublish } = props;
  const { t } = useTranslation();
  const tasks = checks.map((check): Task => ({
    key: check.rule,
    text: textOf(check.rule, check.done),
    state: check.done ? 'done' : check.type === 'hint' ? 'hint' : 'open',
    onClick: () => onGoTo(check),
  }));
  if (!firstBlocker(checks)) {
    const hints = tasks.filter(({ state }) => state === 'hint');
    return (
      <Stack sx={{ gap: 1 }}>
        <AllDone
          headingId={title ? headingId : undefined}
          text={t(onPublish ? 'readiness.ready' : 'readiness.complete')}
          action={onPublish ? <Button onClick={onPublish}>{t('readiness.publish')}</Button> : null}
        />
        {hints.length > 0 ? <TaskList tasks={hints} /> : null}
      </Stack>
    );
  }
  return (
    <>
      <Stack
        direction="row"
        sx={{ columnGap: 2, mb: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        {title ? (
          <Typography variant="h2" id={headingId}>
            {title}
          </Typography>
        ) : null}
        <TaskProgress tasks={tasks.filter((_, index) => checks[index]?.type === 'blocker')} labelledBy={headingId} />
      </Stack>
      <TaskList tasks={tasks} />
    </>
  );
}
