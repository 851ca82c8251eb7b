import GoIcon from '@mui/icons-material/ChevronRightOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import HintIcon from '@mui/icons-material/TipsAndUpdatesOutlined';
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@/routes/navigation';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { AnimatedTick } from '@/ui/feedback/AnimatedTick';

export interface Task {
  key: string;
  /** An open task says what to do ("Kompetenz wählen"), one that is done what was done ("Kompetenz gewählt"). */
  text: string;
  state: 'open' | 'hint' | 'done';
  to?: string;
  onClick?: () => void;
  /** Why it cannot be done yet; the row is no button then. */
  blockedBy?: string;
  note?: string;
}

/** The whole row of an open task is a button (ux 2.7). */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, mx: -1, my: 0 }}>
      {tasks.map((task) => (
        <li key={task.key}>
          <TaskRow task={task} />
        </li>
      ))}
    </Stack>
  );
}

function TaskRow({ task }: { task: Task }) {
  const { state, to, onClick, blockedBy } = task;
  if (state === 'done' || blockedBy) {
    return (
      <Box sx={{ ...row, color: 'text.secondary' }}>
        <TaskWords task={task} />
      </Box>
    );
  }
  const action = to === undefined ? { onClick } : { component: RouterLink, to, onClick };
  return (
    <ButtonBase {...action} sx={{ ...row, '&:hover': { bgcolor: 'action.hover' } }}>
      <TaskWords task={task} />
      <GoIcon
        aria-hidden
        fontSize="small"
        sx={{ color: 'text.secondary', '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
      />
    </ButtonBase>
  );
}

function TaskWords({ task: { text, state, blockedBy, note } }: { task: Task }) {
  const { t } = useTranslation();
  const remark = state === 'done' ? '' : (blockedBy ?? (state === 'hint' ? t('readiness.hint') : ''));
  return (
    <>
      {state === 'done' ? <AnimatedTick size={2.5} /> : <Mark state={state} isBlocked={blockedBy !== undefined} />}
      <Box component="span" sx={wordsAndNote}>
        <Box component="span" sx={{ flex: '1 1 8em', minWidth: 0 }}>
          <Typography variant="body2" component="span">
            {text}
          </Typography>
          {state === 'done' ? <VisuallyHidden>{`, ${t('readiness.done')}`}</VisuallyHidden> : null}
          {remark ? (
            <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {remark}
            </Typography>
          ) : null}
        </Box>
        {note && state === 'open' && !blockedBy ? (
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        ) : null}
      </Box>
    </>
  );
}

function Mark({ state, isBlocked }: { state: 'open' | 'hint'; isBlocked: boolean }) {
  const Icon = state === 'hint' ? HintIcon : OpenIcon;
  const color = state === 'hint' || isBlocked ? 'text.secondary' : 'warning.main';
  return <Icon fontSize="small" aria-hidden sx={{ color, flexShrink: 0, ...(isBlocked ? { opacity: 0.6 } : {}) }} />;
}

const wordsAndNote = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minWidth: 0,
  columnGap: 1.5,
  alignItems: 'center',
} as const;

const row = {
  display: 'flex',
  width: '100%',
  gap: 1.5,
  px: 1,
  py: 1,
  minHeight: 44,
  alignItems: 'center',
  borderRadius: 1,
  textAlign: 'start',
} as const;
