import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { useController } from 'react-hook-form';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useMonthText } from '@/ui/text/useLanguage';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

const MonthPicker = lazyComponent(() => import('./MonthPicker'), 'MonthPicker');

/** The form holds `YYYY-MM`, or '' where none is given. The picker's code is loaded when it is needed. */
export function MonthField(frame: Omit<FieldFrameProps, 'size'>) {
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
