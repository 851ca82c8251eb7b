import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useHasStagedChanges } from './EditorSections';
import type { ItemCalls, ItemListOptions, ItemListTexts, SavedItem } from './itemList';
import { SavedItems } from './SavedItems';
import { StagedItems } from './StagedItems';

export interface ItemSectionProps<Values extends FieldValues> {
  options: ItemListOptions<Values>;
  texts: ItemListTexts;
  items: readonly SavedItem<Values>[];
  calls: ItemCalls<Values>;
  /** Name under which typed text is kept, e.g. `claim-7-keywords`. */
  draft: string;
  /** Changes wait for "Update" instead of being sent one by one. */
  isPublic: boolean;
  /** Inside the form of collected changes, e.g. to pass them on to a preview. */
  children?: ReactNode;
}

/** A list of items in an editor: add, change, reorder, and delete with undo (CLA-15, ux no. 6 and 7). */
export function ItemSection<Values extends FieldValues>({ isPublic, children, ...props }: ItemSectionProps<Values>) {
  const hasStagedChanges = useHasStagedChanges(props.draft);
  if (!isPublic && !hasStagedChanges) return <SavedItems {...props} />;
  return <StagedItems {...props}>{children}</StagedItems>;
}
