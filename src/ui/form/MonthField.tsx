import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useController } from 'react-hook-form';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

const MonthPicker = lazyComponent(() => import('./MonthPicker'), 'MonthPicker');

/** A month of a year; the form holds `YYYY-MM`, or '' where none is given. The picker's code comes when it is needed. */
export function MonthField(frame: Omit<FieldFrameProps, 'size'>) {
  const { field } = useController({ name: frame.name });
  const locale = useFormatLocale();
  return (
    <FieldFrame valueText={(value) => monthText(value, locale)} {...frame} size="short" group>
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

function monthText(value: unknown, locale: string): string | undefined {
  const [, year, month] = typeof value === 'string' ? (/^(\d{4})-(\d{2})$/.exec(value) ?? []) : [];
  if (!year || !month) return undefined;
  const day = new Date(Number(year), Number(month) - 1, 1);
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(day);
}
