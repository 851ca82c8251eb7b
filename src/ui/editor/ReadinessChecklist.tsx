import type { Check } from '@/domain/publishing';
import { TaskList } from '@/ui/list/TaskList';

export interface ReadinessChecklistProps<Rule extends string> {
  checks: readonly Check<Rule>[];
  /** What to do for a rule, or what was done. */
  textOf: (rule: Rule, done: boolean) => string;
  /** Leads to where the rule can be fulfilled. */
  onGoTo: (check: Check<Rule>) => void;
}

/** The conditions of publishing as tasks: open, done, or merely helpful (ux no. 3). */
export function ReadinessChecklist<Rule extends string>({ checks, textOf, onGoTo }: ReadinessChecklistProps<Rule>) {
  return (
    <TaskList
      tasks={checks.map((check) => ({
        key: check.rule,
        text: textOf(check.rule, check.done),
        state: check.done ? 'done' : check.kind === 'hint' ? 'hint' : 'open',
        onClick: () => onGoTo(check),
      }))}
    />
  );
}
