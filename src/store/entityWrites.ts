import type { Endpoint, EndpointArgs, UntypedArgs } from '@/api/endpoint';
import type { z } from '@/api/schema/zod';
import { isAppliedToEntity, isAppliedToList } from '@/domain/isApplied';
import type { EntityRef } from './writeCounts';
import { apiThunk } from './apiThunk';
import type { CallThunk } from './callResult';
import type { RootState } from './rootReducer';
import type { ApiThunk, ApiThunkOptions } from './thunkTypes';

interface EntityOptions<Entity, Args> {
  type: EntityRef['type'];
  idOf: (args: Args, state: RootState) => string | undefined;
  fetch: (id: string) => CallThunk<Entity>;
  select: (state: RootState, id: string) => Entity | undefined;
}

type ListName<Entity> = {
  [Name in keyof Entity]: Entity[Name] extends readonly { id: string }[] ? Name : never;
}[keyof Entity];

interface WriteOptions<Entity, Args> extends Pick<ApiThunkOptions<unknown>, 'failureText'> {
  list?: ListName<Entity>;
  /** How the entity shows that the write is done, where it is not by holding what was sent (D-66). */
  isApplied?: (entity: Entity, args: Args) => boolean;
}

/** Silent unless a text for its failure is named: sections and dialogs show their failures themselves. */
const shownBy = (failureText: string | undefined) => (failureText === undefined ? { silent: true } : { failureText });

/** The slice merges the response (`isWriteOf`); without an entity it is fetched, which also settles a lost response. */
export function entityWrites<Entity extends object, Args>({ type, idOf, fetch, select }: EntityOptions<Entity, Args>) {
  return <E extends Endpoint & { response: z.ZodMiniType<Entity | null> }>(
    endpoint: E & (EndpointArgs<E> extends Args ? unknown : never),
    { list, isApplied, failureText }: WriteOptions<Entity, EndpointArgs<E>> = {},
  ): ApiThunk<E> => {
    const idIn = (args: EndpointArgs<E>, state: RootState) => idOf(args as unknown as Args, state) ?? '';
    const refetch =
      (args: EndpointArgs<E>): CallThunk<Entity> =>
      (dispatch, getState) =>
        dispatch(fetch(idIn(args, getState())));
    const showsWrite = (entity: Entity, args: EndpointArgs<E>) => {
      if (isApplied) return isApplied(entity, args);
      const untyped = args as UntypedArgs;
      if (list === undefined) return isAppliedToEntity(entity, untyped);
      return isAppliedToList(endpoint, entity[list] as readonly { id: string }[], untyped);
    };
    return apiThunk<E, Entity>(endpoint, {
      ...shownBy(failureText),
      refetch,
      entity: (args, state) => ({ type, id: idIn(args, state) }),
      confirm: {
        refetch,
        isApplied: (entity: Entity | null, args) => entity !== null && showsWrite(entity, args),
        select: (state, args): Entity | undefined => select(state, idIn(args, state)),
      },
    });
  };
}

interface ListOptions<Item> {
  fetch: () => CallThunk<Item[]>;
  select: (state: RootState) => Item[];
}

/** For a list of the user's own, which is read again to settle a lost response. */
export function listWrites<Item extends { id: string }>({ fetch, select }: ListOptions<Item>) {
  return <E extends Endpoint>(endpoint: E, { failureText }: Pick<WriteOptions<Item, unknown>, 'failureText'> = {}) =>
    apiThunk(endpoint, {
      ...shownBy(failureText),
      // The slice takes out what was deleted.
      ...(endpoint.method === 'delete' ? {} : { refetch: fetch }),
      confirm: {
        refetch: fetch,
        isApplied: (items: Item[] | null, args) =>
          items !== null && isAppliedToList(endpoint, items, args as unknown as UntypedArgs),
        select,
      },
    });
}
