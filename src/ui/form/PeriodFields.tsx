import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from './CheckboxField';
import { OffscreenField } from './Field';
import { MonthField } from './MonthField';

/** The fields `start_date`, `end_date` and `ongoing` (D-27). */
export function PeriodFields() {
  const { t } = useTranslation('career');
  const isOngoing = useWatch<{ ongoing: boolean }, 'ongoing'>({ name: 'ongoing' });
  return (
    <div>
      <Box sx={besideEachOther}>
        <MonthField name="start_date" label={t('experience.start')} />
        {isOngoing ? (
          <OffscreenField name="end_date" label={t('experience.end')} />
        ) : (
          <MonthField name="end_date" label={t('experience.end')} />
        )}
      </Box>
      <CheckboxField name="ongoing" label={t('experience.ongoing')} />
    </div>
  );
}

/** Also on a phone, as long as each month fits without being cut. */
const besideEachOther = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 144px), 1fr))',
  gap: { xs: 1.5, sm: 2 },
  alignItems: 'start',
} as const;
