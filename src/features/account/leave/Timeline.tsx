import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { DeletionDates } from '@/domain/deletionDates';
import { useDayText, useFormatLocale } from '@/ui/text/useLanguage';

/** From the confirmation to the last day (ACC-08). */
export function Timeline({ dates: { offlineAt, reminder, gone } }: { dates: DeletionDates }) {
  const { t } = useTranslation('account');
  const dayText = useDayText();
  const time = new Intl.DateTimeFormat(useFormatLocale(), { timeStyle: 'short' }).format(offlineAt);
  const steps = [
    [t('leave.offlineAt', { time }), t('leave.offline')],
    [dayText(reminder), t('leave.reminder')],
    [dayText(gone), t('leave.gone')],
  ] as const;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map(([when, what]) => (
        <Box component="li" key={what} sx={step}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {when}
          </Typography>
          <Typography variant="body2">{what}</Typography>
        </Box>
      ))}
    </Box>
  );
}

/** A dot, and the line to the next one. */
const step = {
  position: 'relative',
  paddingInlineStart: 3,
  pb: 1.5,
  '&::before, &:not(:last-of-type)::after': { content: '""', position: 'absolute', bgcolor: 'text.secondary' },
  '&::before': { insetInlineStart: 2, top: 6, width: 10, height: 10, borderRadius: '50%' },
  '&:not(:last-of-type)::after': { insetInlineStart: 6, top: 16, bottom: -6, width: 2 },
} as const;
