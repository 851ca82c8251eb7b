import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from './CheckboxField';
import { OffscreenField } from './Field';
import { MonthField } from './MonthField';

/** From when a station was, and until when unless it goes on: fields `start_date`, `end_date` and `ongoing` (D-27). */
export function PeriodFields() {
  const { t } = useTranslation('career');
  const isOngoing = useWatch<{ ongoing: boolean }, 'ongoing'>({ name: 'ongoing' });
  return (
    <div>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
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
