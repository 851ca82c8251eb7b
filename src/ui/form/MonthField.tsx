import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

const MonthPicker = lazy(async () => ({ default: (await import('./MonthPicker')).MonthPicker }));

/** A month of a year; the form holds `YYYY-MM`, or '' where none is given. The picker's code comes when it is needed. */
export function MonthField(frame: FieldFrameProps) {
  const { field } = useController({ name: frame.name });
  return (
    <FieldFrame {...frame} group>
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
