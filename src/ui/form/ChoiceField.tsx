import { Suspense } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import type { FieldFrameProps } from './FieldFrame';
import { RadioField } from './RadioField';
import type { SelectOption } from './options';

/** More options than this are searched instead of all shown. */
const radioLimit = 20;

const FilterField = lazyComponent(() => import('@/ui/form/search/FilterField'), 'FilterField');

export function ChoiceField(props: FieldFrameProps & { options: readonly SelectOption[] }) {
  if (props.options.length <= radioLimit) return <RadioField {...props} />;
  return (
    <Suspense fallback={<ListSkeleton rows={1} height={96} />}>
      <FilterField {...props} />
    </Suspense>
  );
}
