import type { FieldFrameProps } from './FieldFrame';
import { RadioField } from './RadioField';
import { FilterField } from './search/FilterField';
import type { SelectOption } from './options';

/** More options than this are searched instead of all shown. */
const radioLimit = 20;

export function ChoiceField(props: FieldFrameProps & { options: readonly SelectOption[] }) {
  return props.options.length <= radioLimit ? <RadioField {...props} /> : <FilterField {...props} />;
}
