import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusColor } from '@/ui/basics/StatusChip';
import { titleOf, type ImportRow } from './reviewRows';
import { MissingFields } from './MissingFields';
import { useRowTexts } from './useRowTexts';

const verdictColors = { new: 'success', duplicate: 'default', conflict: 'warning' } as const;
const stepColors = { sending: 'info', failed: 'error', saved: 'warning', done: 'success' } as const;

interface ReviewRowProps {
  row: ImportRow;
  isProfilePublic: boolean;
  /** The run is under way: nothing can be chosen or edited. */
  isLocked: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Opens the entry, at a field where one is named; missing where it cannot be edited here. */
  onEdit: ((field?: string) => void) | undefined;
}

export function ReviewRow({ row, isProfilePublic, isLocked, onChoose, onEdit }: ReviewRowProps) {
  const { t } = useTranslation('imports');
  const { lineOf, reasonOf } = useRowTexts();
  const { state, verdict, known } = row;
  const title = titleOf(row) || t('review.untitled');
  const chip: { color: StatusColor; label: string } =
    state.step === 'open'
      ? { color: verdictColors[verdict], label: t(`review.verdict.${verdict}`) }
      : { color: stepColors[state.step], label: t(`state.${state.step}`) };
  const isDone = state.step === 'done';
  const canEdit = onEdit !== undefined && !isLocked && (state.step === 'open' || state.step === 'failed');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr) 44px',
        columnGap: 1,
        py: 1.5,
        px: { xs: 1, sm: 2 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'grid', placeItems: 'center', height: 44, mt: -1.25 }}>
        {isDone ? (
          <DoneIcon color="success" />
        ) : (
          <Checkbox
            checked={row.isChosen}
            disabled={isLocked}
            onChange={(_, isChosen) => onChoose(isChosen)}
            slotProps={{ input: { 'aria-label': t('review.choose', { entry: title }) } }}
          />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
          <Typography variant="h3" component="h4" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
            {title}
          </Typography>
          <StatusChip {...chip} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {lineOf(row)}
        </Typography>
        {!isDone && verdict !== 'new' && known ? (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('review.like', { entry: known })}
          </Typography>
        ) : null}
        {!isDone && row.kind === 'experience' && row.guessed ? (
          <Typography variant="body2">{t(`review.guessed.${row.guessed}`)}</Typography>
        ) : null}
        {isDone ? null : (
          <MissingFields row={row} isProfilePublic={isProfilePublic} onEdit={canEdit ? onEdit : undefined} />
        )}
        {state.step === 'failed' || state.step === 'saved' ? (
          <Alert severity={state.step === 'saved' ? 'warning' : 'error'} role="alert" sx={{ mt: 1 }}>
            {reasonOf(row)}
          </Alert>
        ) : null}
      </Box>
      {canEdit ? (
        <IconButton
          aria-label={t('review.edit', { entry: title })}
          onClick={() => onEdit()}
          sx={{ alignSelf: 'start', mt: -1.25 }}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      ) : null}
    </Box>
  );
}
