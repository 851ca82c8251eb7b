import type { FieldValues } from 'react-hook-form';
import { useHasStagedChanges } from './EditorSections';
import type { ItemSectionProps } from './itemList';
import { SavedItems } from './SavedItems';
import { StagedItems } from './StagedItems';

/** A list of items in an editor: add, change, reorder, and delete with undo (CLA-15, ux no. 6 and 7). */
export function ItemSection<Values extends FieldValues>({ isPublic, children, ...props }: ItemSectionProps<Values>) {
  const hasStagedChanges = useHasStagedChanges(props.draft);
  if (!isPublic && !hasStagedChanges) return <SavedItems {...props} />;
  return <StagedItems {...props}>{children}</StagedItems>;
}
