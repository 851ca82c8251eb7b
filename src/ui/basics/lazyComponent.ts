import { lazy, type FunctionComponent, type LazyExoticComponent } from 'react';

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

/**
 * A component whose module is loaded when it is first rendered; it suspends until then. `name` is that of the export.
 * Only for parts with a heavy library of their own (D-86).
 */
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<FunctionComponent<PropsOf<Module[Name]>>> {
  return lazy(async () => ({ default: (await load())[name] as FunctionComponent<PropsOf<Module[Name]>> }));
}
