import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import type { z } from '@/api/schema/zod';
import type { WantedItem } from '@/domain/listChanges';
import type { Position } from '@/domain/listOrder';
import type { CallResult } from '@/store/callResult';
import type { MenuAction } from '@/ui/basics/ActionMenu';
import type { MenuList } from '@/ui/list/MenuList';

export type SavedItem<Values> = Values & { id: string };

/** `id` is the one in the list, `savedId` the one on the server: null until "Update" has saved a new item. */
export type ShownItem<Values> = SavedItem<Values> & { savedId: string | null };

export interface ItemFieldsProps<Values> {
  /** Values of the changed item; null for a new one. */
  values: Values | null;
  /** Id of the changed item on the server; null for one that it does not hold yet. */
  savedId: string | null;
  count: number;
  /** Of a chip: save and cancel, inside of its one field. Those of a row are below its fields. */
  buttons?: ReactNode;
}

export interface ItemListOptions<Values extends FieldValues> {
  /** Name of the list in its entity. */
  name: string;
  /** `chips` are one short text each, with an open field for the next; `rows` open a form of several fields. */
  layout: 'rows' | 'chips';
  schema: z.ZodMiniType<Values, Values>;
  emptyValues: Values;
  titleOf: (values: Values) => string;
  /** Recognises an item that was just added; a server may have changed the case of its text. */
  isSame: (a: Values, b: Values) => boolean;
  /** The values by which a change of an item is recognised, as a server may write them; all by default. */
  comparable?: (values: Values) => object;
  /** The items that are typed as one new item, e.g. words with commas between them. */
  split?: (values: Values) => Values[];
  /** The field at which an item is refused that the list has already; without it items may repeat. */
  uniqueField?: keyof Values & string;
  /** Names under which the server refuses fields of the form, where they differ from the form's. */
  serverFields?: Readonly<Record<string, string>>;
  Fields: ComponentType<ItemFieldsProps<Values>>;
}

export interface ItemListTexts {
  title: string;
  add: string;
  /** `add` for screen readers, where several lists of a page have such a button. */
  addName?: string;
  change: string;
  deleted: (title: string) => string;
  /** Says how much of a new item is saved if the second step of its creation failed. */
  incompleteText?: string;
}

/** Saved so far of a new item; the next attempt of its form continues from there. */
export interface AddAttempt {
  savedId?: string;
}

/** `index` is that of the refused item. */
export interface ListFailure extends ApiFailure {
  index?: number;
}

/** The calls of a list; each resolves to its failure or to null. */
export interface ItemCalls<Values> {
  add: (values: Values, attempt: AddAttempt) => Promise<ApiFailure | null>;
  update: (id: string, values: Values, order: number) => Promise<ApiFailure | null>;
  remove: (id: string) => Promise<ApiFailure | null>;
  /** Whether what the list belongs to is public by now, as another tab may have made it. */
  readIsPublic: () => Promise<CallResult<boolean>>;
  /** An item as it is now, null where it is gone. */
  readNewest: (id: string) => Promise<CallResult<Values | null>>;
  /** Missing where the order is the server's own. */
  reorder?: (positions: Position[]) => Promise<ApiFailure | null>;
  /** Saves the whole list. `seen` are its items as they were shown to the user, by id. */
  sync: (wanted: WantedItem<Values>[], seen: ReadonlyMap<string, Values>) => Promise<ListFailure | null>;
}

/** Changes a list from outside its rows; they are sent at once or collected, like all changes of the list. */
export interface ItemListActions<Values> {
  add: (values: Values) => Promise<ApiFailure | null>;
  remove: (values: Values) => void;
  isFormOpen: boolean;
}

export interface ItemListSlots<Values> {
  /** Draws the items in the server's own order, where they cannot be moved. */
  FixedList?: typeof MenuList;
  /** Beside the button that adds: offers a further way to add one. */
  renderBeside?: ((list: ItemListActions<Values>) => ReactNode) | undefined;
  /** In line with the button that adds. */
  heading?: ReactNode;
  /** A further item is rare: the button that adds it is a line of words, as it is in line with a heading. */
  isAddRare?: boolean;
  /** An item as it is read, with a way to its form; its title by default. */
  renderItem?: ((item: ShownItem<Values>, onEdit: () => void) => ReactNode) | undefined;
  startsWithNew?: boolean;
  actionsOf?: ((item: ShownItem<Values>) => readonly MenuAction[]) | undefined;
}

export interface ItemSectionProps<Values extends FieldValues> extends ItemListSlots<Values> {
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

/** The values of an item, without its id and whatever else the server adds. */
export function itemValues<Values extends FieldValues>(options: ItemListOptions<Values>, item: Values): Values {
  const names = Object.keys(options.emptyValues);
  return Object.fromEntries(names.map((name) => [name, item[name]])) as Values;
}
