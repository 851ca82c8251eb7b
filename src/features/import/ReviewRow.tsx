import AddIcon from '@mui/icons-material/AddOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Alert, Box, Checkbox, Chip, IconButton, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { isUnsure, lackingForProfile, missingFields, titleOf, type ImportRow } from '@/domain/importReview';
import { factsText } from '@/domain/plainText';
import { StatusChip } from '@/ui/basics/StatusChip';
import { useEducationTexts } from '@/ui/text/useEducationTexts';
import { useFailureText } from '@/ui/text/useFailureText';
import { usePeriodText } from '@/ui/text/useExperienceTime';

const statusColors = {
  new: 'success',
  duplicate: 'default',
  conflict: 'warning',
  sending: 'info',
  failed: 'error',
  saved: 'warning',
  done: 'success',
} as const;

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
  const { state, verdict, known } = row;
  const title = titleOf(row) || t('review.untitled');
  const status = state.step === 'open' ? verdict : state.step;
  const isDone = state.step === 'done';
  const edit = !isLocked && (state.step === 'open' || state.step === 'failed') ? onEdit : undefined;
  const guessed = row.kind === 'experience' ? row.values.guessed : null;
  const notes = [
    verdict !== 'new' && known && t('review.like', { entry: known }),
    guessed && t(`review.guessed.${guessed}`),
  ];
  const reason = useReason(row);
  return (
    <Box sx={layout}>
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
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
          <Typography variant="h3" component="h4" sx={{ minWidth: 0, hyphens: 'auto' }}>
            {title}
          </Typography>
          <StatusChip color={statusColors[status]} label={t(`state.${status}`)} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {useFacts(row)}
        </Typography>
        {isDone ? null : (
          <>
            {notes.map(
              (note) =>
                note && (
                  <Typography key={note} variant="body2">
                    {note}
                  </Typography>
                ),
            )}
            <Gaps row={row} isProfilePublic={isProfilePublic} onEdit={edit} />
          </>
        )}
        {reason ? (
          <Alert severity={state.step === 'saved' ? 'warning' : 'error'} role="alert" sx={{ mt: 1 }}>
            {reason}
          </Alert>
        ) : null}
      </Box>
      {edit ? (
        <IconButton
          aria-label={t('review.edit', { entry: title })}
          onClick={() => edit()}
          sx={{ alignSelf: 'start', mt: -1.25 }}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      ) : null}
    </Box>
  );
}

/** Warns of required fields, and offers those that a profile requires later. */
function Gaps({ row, isProfilePublic, onEdit }: Pick<ReviewRowProps, 'row' | 'isProfilePublic' | 'onEdit'>) {
  const { t } = useTranslation('imports');
  const lacking = lackingForProfile(row);
  const missing = isProfilePublic ? [...missingFields(row), ...lacking] : missingFields(row);
  const offered = isProfilePublic || !onEdit ? [] : lacking;
  if (missing.length + offered.length === 0) return null;
  const chips = [
    ...missing.map((field) => ({
      field,
      label: t(`review.missing.${field}` as 'review.missing.location'),
      look: { color: 'warning', icon: <WarningIcon /> } as const,
    })),
    ...offered.map((field) => ({ field, label: t(`review.add.${field}`), look: { icon: <AddIcon /> } })),
  ];
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {chips.map(({ field, label, look }) => (
        <Chip
          key={field}
          size="small"
          variant="outlined"
          {...look}
          label={label}
          {...(onEdit ? { onClick: () => onEdit(field) } : {})}
        />
      ))}
    </Stack>
  );
}

/** E.g. "Solarwerk · Leipzig · März 2020 – heute". */
function useFacts({ kind, values }: ImportRow): string {
  const { t } = useTranslation('imports');
  const periodText = usePeriodText(t('review.today'));
  const { typeText, gradeText } = useEducationTexts();
  if (kind === 'education') {
    const { type, grade, institution, city, period, raw } = values;
    // What the network delivered is sent as it came: its type and grade are the server's to read.
    const degree = raw ? [] : [typeText(type), gradeText(grade)];
    return factsText([institution, city, period, ...degree]);
  }
  const { company_name, location, start_date, end_date } = values;
  return factsText([company_name, location, periodText(start_date, end_date)]);
}

/** Why an entry is not taken over, or not connected; '' where it is not known, or nothing failed. */
function useReason(row: ImportRow): string {
  const { t } = useTranslation('imports');
  const failureText = useFailureText();
  if (!('failure' in row.state) || !row.state.failure) return '';
  const { failure, step } = row.state;
  if (isUnsure(row)) return t('state.unsure');
  if (step === 'failed' && missingFields(row).length > 0) return t('state.incomplete');
  const words = Object.entries(failure.fields ?? {}).map(([name, text]) => {
    const field = name.split('.')[0] ?? name;
    const label = t(`entry.${field}` as 'entry.location');
    return Object.hasOwn(row.values, field) ? `${label}: ${text}` : text;
  });
  return words.join(' ') || failureText(failure);
}

const layout = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  columnGap: 1,
  py: 1.5,
  px: { xs: 1, sm: 2 },
  borderTop: 1,
  borderColor: 'divider',
} as const;
