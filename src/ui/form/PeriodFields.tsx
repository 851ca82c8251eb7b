import { Box, Skeleton } from '@mui/material';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from './CheckboxField';
import { OffscreenField } from './Field';
import { Suspense } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useMonthText } from '@/ui/text/useLanguage';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

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
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: { xs: 1.5, sm: 2 },
  alignItems: 'start',
} as const;

const MonthPicker = lazyComponent(() => import('./MonthPicker'), 'MonthPicker');

/** The form holds `YYYY-MM`, or '' where none is given. The picker's code is loaded when it is needed. */
function MonthField(frame: Omit<FieldFrameProps, 'size'>) {
  const { field } = useController({ name: frame.name });
  const monthText = useMonthText();
  return (
    <FieldFrame valueText={(value) => monthText(String(value)) ?? undefined} {...frame} size="short" group>
      {({ invalid, describedBy }) => (
        <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
          <MonthPicker
            value={typeof field.value === 'string' ? field.value : ''}
            label={frame.label}
            invalid={invalid}
            describedBy={describedBy}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
