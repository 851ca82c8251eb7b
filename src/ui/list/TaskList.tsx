import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import GoIcon from '@mui/icons-material/ChevronRightOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import HintIcon from '@mui/icons-material/TipsAndUpdatesOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@/routes/navigation';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

export interface Task {
  key: string;
  /** An open task says what to do ("Kompetenz wählen"), one that is done what was done ("Kompetenz gewählt"). */
  text: string;
  state: 'open' | 'hint' | 'done';
  /** Where it is done, or how to get there. */
  to?: string;
  onClick?: () => void;
  /** Why it cannot be done yet; the row then leads nowhere. */
  blockedBy?: string;
}

const icons = { open: OpenIcon, hint: HintIcon, done: DoneIcon } as const;
const colors = { open: 'warning.main', hint: 'text.secondary', done: 'success.main' } as const;

/** What is to be done and what is done, each open task a button as a whole (ux no. 3). */
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

function TaskRow({ task: { text, state, to, onClick, blockedBy } }: { task: Task }) {
  const { t } = useTranslation();
  const Icon = icons[state];
  const words = (
    <>
      <Icon fontSize="small" aria-hidden sx={{ color: colors[state], flexShrink: 0 }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" component="span">
          {text}
        </Typography>
        {state === 'done' ? <VisuallyHidden>{`, ${t('readiness.done')}`}</VisuallyHidden> : null}
        {state === 'hint' || blockedBy ? (
          <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {blockedBy ?? t('readiness.hint')}
          </Typography>
        ) : null}
      </Box>
    </>
  );
  if (state === 'done' || blockedBy) return <Box sx={{ ...row, color: 'text.secondary' }}>{words}</Box>;
  const action = to === undefined ? { onClick } : { component: RouterLink, to, onClick };
  return (
    <ButtonBase {...action} sx={{ ...row, '&:hover': { bgcolor: 'action.hover' } }}>
      {words}
      <GoIcon
        aria-hidden
        fontSize="small"
        sx={{ color: 'text.secondary', '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
      />
    </ButtonBase>
  );
}

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

/** How many tasks are done, as a ring with words: "2 von 6". Hints do not count. */
export function TaskProgress({ tasks, labelledBy }: { tasks: readonly Task[]; labelledBy: string }) {
  const { t } = useTranslation();
  const counted = tasks.filter(({ state }) => state !== 'hint');
  const done = counted.filter(({ state }) => state === 'done').length;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', color: 'text.secondary', flexShrink: 0 }}>
      <CircularProgress
        variant="determinate"
        size={24}
        thickness={6}
        value={counted.length === 0 ? 100 : (100 * done) / counted.length}
        aria-labelledby={labelledBy}
        sx={{ borderRadius: '50%', boxShadow: 'inset 0 0 0 3px var(--mui-palette-divider)' }}
      />
      <Typography variant="caption">{t('readiness.progress', { done, total: counted.length })}</Typography>
    </Stack>
  );
}
